import type { Store } from '../store/store.ts';

/**
 * A store of two: `below` is only read, and all that is written goes to `own`, where releases are found first. Texts, such
 * as what is live, are always those of the store below.
 */
export const layeredStore = (own: Store, below: Store): Store => ({
  address: (key) => own.address(key),
  read: (key) => below.read(key),
  replace: (key, content, tag) => own.replace(key, content, tag),
  add: (prefix, folder, files) => own.add(prefix, folder, files),
  checkout: async (prefix, afresh) => (await own.checkout(prefix, afresh)) ?? below.checkout(prefix, afresh),
  list: (prefix) => below.list(prefix),
  remove: (prefix) => own.remove(prefix),
});
