/** The checks of releases before they are published. */
import type { Release } from '@sayapatri/contract/release';
import { UserError } from '@sayapatri/contract/userError';
import type { Site } from '../releases/openSite.ts';
import { compressedSize } from '../releases/precompress.ts';
import type { ComposeResult } from '../render/compose.ts';
import { fileOf, pageName } from '../render/pages.ts';
import { budgets } from './budgets.ts';
import { htmlFaults } from './htmlRules.ts';
import { pagesToTry } from './pagesToTry.ts';
import { siteFaults } from './releaseRules.ts';
import type { TryPages } from './tryPages.ts';

/** How the next site is judged before it becomes live. */
export interface Gate {
  /** Called for each fault that does not break the site; by default the change is refused for such a fault too. */
  onWarning?: ((sentence: string) => void) | undefined;
  /** Tries pages of the next site in a browser; if it throws, the change is not made. */
  tryPages?: TryPages | undefined;
  /** True lets pages lose most of their text, or leave search engines. */
  allowLess?: boolean | undefined;
}

export function refuse(sentence: string): never {
  throw new UserError(sentence);
}

/** Returns a sentence for each conflict between the releases `next`, which `live` does not have too. */
export function newConflicts(
  next: readonly Release[],
  live: readonly Release[],
  allowLess: boolean,
): string[] {
  const known = new Set(siteFaults(live, live, allowLess));
  return [...siteFaults(next, live, allowLess)].filter((fault) => !known.has(fault));
}

/** Judges the pages of the next site by their HTML, then tries them. `former` are the live releases. */
export async function judgeSite(
  site: Site,
  next: ComposeResult,
  former: readonly Release[],
  { onWarning = refuse, tryPages, allowLess = false }: Gate,
): Promise<void> {
  const faults = [...(await weightFaults(next)), ...(await htmlFaults(next, site.current, allowLess))];
  for (const fault of faults) onWarning(fault);
  if (tryPages === undefined) return;
  await tryPages({ folder: next.folder, ...pagesToTry(next, former) });
}

/** Returns a sentence for each rendered page with too much HTML. */
async function weightFaults({ folder, rendered, releases }: ComposeResult): Promise<string[]> {
  const faults: string[] = [];
  for (const page of rendered) {
    const size = await compressedSize(folder, [fileOf(page)]);
    if (size > budgets.html)
      faults.push(
        `${pageName(releases, page)} is ${size} bytes of HTML (brotli), for which visitors wait, the budget is ${budgets.html}: shorten it, or put a part where it is loaded later.`,
      );
  }
  return faults;
}
