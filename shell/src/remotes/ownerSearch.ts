import type { DocumentOpener } from './documentOpener.ts';
import { never } from './pageVisits.ts';

/**
 * Returns a function that resolves to the package of a page which the open document, at `ownPath`, does not list. A page of
 * no package is either newer than this tab or does not exist: it is opened as a document, so that the server decides.
 */
export function createOwnerSearch(
  ownerOf: (path: string) => Promise<string | undefined>,
  ownPath: string,
  opener: DocumentOpener,
) {
  const owners = new Map<string, Promise<string | undefined>>();

  async function search(path: string): Promise<string> {
    const name = await ownerOf(path).catch(() => undefined);
    if (name !== undefined) return name;
    owners.delete(path);
    opener.reopen(path);
    return never;
  }

  // Every document lists its own page; only the not-found page has none.
  owners.set(ownPath, Promise.resolve(undefined));
  return function owner(path: string): Promise<string | undefined> {
    opener.stopOthers(path);
    const owner = owners.get(path) ?? search(path);
    owners.set(path, owner);
    return owner;
  };
}
