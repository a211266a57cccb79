/** A request the server may refuse: whether it is running, and why it failed. */

import { errorText } from "./refusals";

export class Attempt {
  busy = $state(false);
  problem = $state("");

  /** Runs it; resolves to whether it succeeded. */
  run = async (what: () => Promise<unknown>, why = errorText): Promise<boolean> => {
    this.busy = true;
    this.problem = "";
    try {
      await what();
      return true;
    } catch (error) {
      this.problem = why(error);
      return false;
    } finally {
      this.busy = false;
    }
  };
}

/** Form submit handler: runs the callback and keeps the page from reloading. */
export const submitting =
  (act: () => unknown) =>
  (event: SubmitEvent): void => {
    event.preventDefault();
    void act();
  };
