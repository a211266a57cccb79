/** Something the server may refuse: whether it is under way, and why it was not done. */

import { whyNot } from "./refusals";

export class Attempt {
  busy = $state(false);
  problem = $state("");

  /** Do it, and say whether it was done. */
  run = async (what: () => Promise<unknown>, why = whyNot): Promise<boolean> => {
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

/** For a form: what was entered is dealt with here, and the page stays. */
export const submitting =
  (act: () => unknown) =>
  (event: SubmitEvent): void => {
    event.preventDefault();
    void act();
  };
