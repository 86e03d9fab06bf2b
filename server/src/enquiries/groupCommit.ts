const batchSize = 100;
/** Maximum number of waiting items; further ones are refused at once rather than kept in memory. */
const maxWaiting = 1_000;

interface Waiting<Item> {
  item: Item;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/**
 * Collects the items that arrive while a write is under way and writes them together, so that they share one sync to
 * disk. Each item's promise settles with the write that it was part of.
 */
export class GroupCommit<Item> {
  readonly #write: (items: Item[]) => Promise<void>;
  readonly #waiting: Waiting<Item>[] = [];
  #isRunning = false;
  #run: Promise<void> = Promise.resolve();

  constructor(write: (items: Item[]) => Promise<void>) {
    this.#write = write;
  }

  add(item: Item): Promise<void> {
    if (this.#waiting.length >= maxWaiting) {
      return Promise.reject(new Error(`${maxWaiting} enquiries are waiting to be stored.`));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (!this.#isRunning) this.#run = this.#writeAll();
    });
  }

  /** Resolves when nothing is waiting or being written. */
  async idle(): Promise<void> {
    await this.#run;
  }

  async #writeAll(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, batchSize);
      try {
        await this.#write(batch.map(({ item }) => item));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#isRunning = false;
  }
}
