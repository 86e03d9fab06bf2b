import { statSync } from 'node:fs';
import path from 'node:path';
import type { Release, ReleasePage } from '@sayapatri/contract/release';
import type { ComposeResult } from '../render/compose.ts';
import { fileOf } from '../render/pages.ts';
import type { PagesToTry } from './tryPages.ts';

/**
 * Chooses the pages that a browser tries before they go live: every rendered page whose content is new, and of the others
 * the longest of each kind, so that the time a release takes does not grow with the blog. Of each kind one is tried by all
 * rules. A new shell makes every page new; of a package that is live already none is tried, so that its faults stop nobody
 * else. `live` are the releases of the live site.
 */
export function pagesToTry(
  { folder, rendered, releases }: Pick<ComposeResult, 'folder' | 'rendered' | 'releases'>,
  live: readonly Release[],
): PagesToTry {
  const written = new Set(rendered);
  const liveShell = live.find(({ name }) => name === 'shell')?.version;
  const isNewShell = releases.some(({ name, version }) => name === 'shell' && version !== liveShell);
  const candidates = releases.flatMap((owner) => {
    const former = isNewShell ? undefined : live.find(({ name }) => name === owner.name);
    if (former?.version === owner.version) return [];
    const newContents = ownContents(owner);
    const liveContents = former && ownContents(former);
    return owner.pages
      .filter((page) => written.has(page.path))
      .map((page) => {
        const content = newContents.get(page.path);
        // The text of a page without content files is in its code, which is not compared.
        const isKnown = content !== '' && content === liveContents?.get(page.path);
        return {
          path: page.path,
          kind: kindOf(owner, page),
          isKnown,
          bytes: statSync(path.join(folder, fileOf(page.path))).size,
        };
      });
  });
  const newFirst = candidates.sort(
    (one, other) => Number(one.isKnown) - Number(other.isKnown) || other.bytes - one.bytes,
  );
  const isFirst = ({ kind }: { kind: string }, at: number) =>
    newFirst.findIndex((page) => page.kind === kind) === at;
  return {
    pages: newFirst.filter(isFirst).map((page) => page.path),
    alike: newFirst.filter((page, at) => !page.isKnown && !isFirst(page, at)).map((page) => page.path),
  };
}

/** Pages of one kind run the same code, on different content. */
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
