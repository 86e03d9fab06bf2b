const batchSize = 100;
/** Maximum number of waiting items; further ones are refused at once rather than kept in memory. */
const maxWaiting = 1_000;

/**
 * Collects the items that arrive while a write is under way and writes them together, so that they share one sync to
 * disk. Each item's promise settles with the write that it was part of.
 */
export class GroupCommit<Item> {
  readonly #write: (items: Item[]) => Promise<void>;
  /** The items that the next write takes, and its promise. */
  #next: { items: Item[]; written: Promise<void> } | undefined;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(write: (items: Item[]) => Promise<void>) {
    this.#write = write;
  }

  add(item: Item): Promise<void> {
    if (this.#waiting >= maxWaiting) {
      return Promise.reject(new Error(`${maxWaiting} enquiries are waiting to be stored.`));
    }
    this.#waiting += 1;
    if (this.#next === undefined || this.#next.items.length >= batchSize) this.#next = this.#begin();
    this.#next.items.push(item);
    return this.#next.written;
  }

  /** Resolves when nothing is waiting or being written. */
  idle(): Promise<void> {
    return this.#last;
  }

  /** Starts a batch, which is written after the batches before it. */
  #begin() {
    const items: Item[] = [];
    const written = this.#last.then(() => {
      if (this.#next?.items === items) this.#next = undefined;
      this.#waiting -= items.length;
      return this.#write(items);
    });
    this.#last = written.catch(() => {});
    return { items, written };
  }
}
