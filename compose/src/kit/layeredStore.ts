import type { Store } from '../store/store.ts';

/** A store of which one is only read: everything that is written goes to the other, and is found there first. */
export class LayeredStore implements Store {
  readonly #own: Store;
  readonly #below: Store;

  /** `below` is only read. */
  constructor(own: Store, below: Store) {
    this.#own = own;
    this.#below = below;
  }

  address(key: string) {
    return this.#own.address(key);
  }

  /** Texts, such as what is live, are always those of the store below. */
  read(key: string) {
    return this.#below.read(key);
  }

  replace(key: string, content: string, tag: string | undefined) {
    return this.#own.replace(key, content, tag);
  }

  add(prefix: string, folder: string, files: readonly string[]) {
    return this.#own.add(prefix, folder, files);
  }

  async checkout(prefix: string, afresh?: boolean) {
    return (await this.#own.checkout(prefix, afresh)) ?? this.#below.checkout(prefix, afresh);
  }

  list(prefix: string) {
    return this.#below.list(prefix);
  }

  remove(prefix: string) {
    return this.#own.remove(prefix);
  }
}
