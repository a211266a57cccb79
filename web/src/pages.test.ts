import { expect, it } from "vitest";
import { pageAt } from "./pages";

it("finds the page of an address and hands on what it says", () => {
  expect(pageAt("/t/ABCDEF").props).toEqual({ code: "ABCDEF" });
  expect(pageAt("/rules/dartmoor/").props).toEqual({ game: "dartmoor" });
  expect(pageAt("/cards").page).not.toBe(pageAt("/about").page);
});

it("shows home for what it does not know", () => {
  expect(pageAt("/nothing/like/this").page).toBe(pageAt("/").page);
});
