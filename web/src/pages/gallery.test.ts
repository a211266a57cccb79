import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forest } from "../cards/fixture";
import { go } from "../router";
import { speak } from "../words/words.svelte";
import Gallery from "./Gallery.svelte";

beforeEach(async () => {
  await speak("en");
  const species = forest.species.map((each) => (each.key === "oak" ? { ...each, unattested: ["points"] } : each));
  vi.spyOn(globalThis, "fetch").mockImplementation(
    async () => new Response(JSON.stringify({ ...forest.data, species })),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const names = () => [...document.querySelectorAll(".faces button")].map((each) => each.getAttribute("data-species"));

test("shows all species, sorts them and finds what is guessed", async () => {
  go("/cards");
  render(Gallery);
  expect((await screen.findByText("7 species")).getAttribute("role")).toBe("status");
  expect(names().slice(0, 2)).toEqual(["oak", "beech"]);
  await fireEvent.change(screen.getByLabelText("Order"), { target: { value: "name" } });
  expect(names().slice(0, 2)).toEqual(["beech", "oak"]);
  await fireEvent.click(screen.getByRole("button", { name: "Best guesses" }));
  expect(names()).toEqual(["oak"]);
  expect(screen.getByText("1 of 7 species")).toBeTruthy();
});

test("opens the card and the type that the address names", async () => {
  go("/cards?type=bird&card=tawny_owl");
  render(Gallery);
  expect(await screen.findByRole("heading", { name: "Tawny Owl" })).toBeTruthy();
  expect(names()).toEqual(["tawny_owl"]);
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(location.search).toBe("?type=bird");
});
