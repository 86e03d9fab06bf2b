import { UserError } from '@sayapatri/hosting/userError';

/** Runs changes one after the other, so that each is checked against the result of the one before. */
export class Turns {
  /** Why nothing can be changed right now; undefined where it can. */
  busy: string | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** Makes a change when those before it have ended. Rejects as the change does, or with a UserError while `busy` says why. */
  take<Result>(change: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(() => {
      if (this.busy) throw new UserError(`${this.busy}: wait until it is done, and try again.`);
      return change();
    });
    this.#last = result.catch(() => {});
    return result;
  }
}
