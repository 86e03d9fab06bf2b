import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Release, ReleasePage } from '@sayapatri/contract/release';
import type { ComposeResult } from '../render/compose.ts';
import { fileOf } from '../render/pages.ts';

interface Candidate {
  path: string;
  /** Pages of one kind run the same code, on different content. */
  kind: string;
  /** Whether the live site has the page with the same content. */
  isKnown: boolean;
  /** Bytes of its HTML. */
  size: number;
}

/**
 * Chooses the pages that a browser tries before they go live: every rendered page whose content is new, and of the others
 * the longest of each kind, so that the time a release takes does not grow with the blog. A new shell makes every page
 * new. `live` are the releases of the live site.
 */
export async function pagesToTry(
  { folder, rendered, releases }: Pick<ComposeResult, 'folder' | 'rendered' | 'releases'>,
  live: readonly Release[],
): Promise<string[]> {
  const written = new Set(rendered);
  const liveVersion = live.find(({ name }) => name === 'shell')?.version;
  const isNewShell = releases.some(({ name, version }) => name === 'shell' && version !== liveVersion);
  const formerReleases = isNewShell ? [] : live;
  const candidates: Candidate[] = [];
  for (const owner of releases) {
    const former = formerReleases.find(({ name }) => name === owner.name);
    const newContents = ownContents(owner);
    const liveContents = former && ownContents(former);
    for (const page of owner.pages.filter((listed) => written.has(listed.path))) {
      const content = newContents.get(page.path);
      // The text of a page without content files is in its code, which is not compared.
      const isKnown =
        former?.version === owner.version || (content !== '' && content === liveContents?.get(page.path));
      const { size } = await stat(path.join(folder, fileOf(page.path)));
      candidates.push({ path: page.path, kind: kindOf(owner, page), isKnown, size });
    }
  }
  const tried = candidates.filter(({ isKnown }) => !isKnown);
  for (const known of candidates.sort((one, other) => other.size - one.size))
    if (!tried.some(({ kind }) => kind === known.kind)) tried.push(known);
  return tried.map((page) => page.path);
}

const kindOf = (owner: Release, { files, content }: ReleasePage) =>
  [owner.name, ...files.filter((file) => !content.includes(file))].join(' ');

/** For each page's path the content files that no other page of the release needs. */
function ownContents({ pages }: Release): Map<string, string> {
  const uses = new Map<string, number>();
  for (const file of pages.flatMap(({ content }) => content)) uses.set(file, (uses.get(file) ?? 0) + 1);
  return new Map(
    pages.map(({ path: address, content }) => [
      address,
      content.filter((file) => uses.get(file) === 1).join(' '),
    ]),
  );
}
