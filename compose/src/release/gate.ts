/** The checks of a release before it is published. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ComposeResult } from '../site/compose.ts';
import { fileOf, pageName } from '../site/pages.ts';
import { firstRoundTrip } from '../site/writeText.ts';
import { compressed } from '../store/precompress.ts';
import type { StoredRelease } from '../store/releases.ts';
import { UserError } from '../userError.ts';
import { budgets } from './budgets.ts';
import { pageFaults } from './contractRules.ts';
import { compressedSize } from './releaseSize.ts';

/** Texts that survive minification and occur only in these libraries' own code. */
const ownCopies: Record<string, string> = {
  'react.transitional.element': 'React',
  __DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: 'React DOM',
  __EMOTION_TYPE_PLEASE_DO_NOT_USE__: 'Emotion',
  'data-emotion': 'Emotion',
};

/**
 * Returns a sentence for each fault of a single release. Throws a UserError when a remote brings its own copy of what the
 * shell provides.
 */
export async function releaseFaults(stored: StoredRelease): Promise<string[]> {
  const faults = pageFaults(stored.release);
  if (stored.release.name === 'shell') return faults;
  await checkOwnCopies(stored);
  const excess = await overBudget(stored);
  return excess === undefined ? faults : [...faults, excess];
}

/** Returns a sentence for each rendered page with too much HTML, a preview's bar not counted. */
export async function weightFaults({ folder, rendered, releases, bar }: ComposeResult): Promise<string[]> {
  const faults: string[] = [];
  for (const page of rendered) {
    const whole = await compressedSize(folder, [fileOf(page)]);
    const size =
      bar && whole >= firstRoundTrip ? await sizeWithout(bar, path.join(folder, fileOf(page))) : whole;
    if (size >= firstRoundTrip)
      faults.push(
        `${pageName(releases, page)} is ${size} bytes of HTML (brotli), the budget is under ${firstRoundTrip}: shorten it, or put a part where it is loaded later.`,
      );
  }
  return faults;
}

async function sizeWithout(bar: string, file: string): Promise<number> {
  const html = (await readFile(file, 'utf8')).replace(bar, '');
  return (await compressed(Buffer.from(html), firstRoundTrip)).br.length;
}

async function checkOwnCopies({ folder, release }: StoredRelease): Promise<void> {
  for (const file of Object.keys(release.files).filter((name) => /^browser\/.*\.js$/.test(name))) {
    const code = await readFile(path.join(folder, file), 'utf8');
    const found = Object.keys(ownCopies).find((marker) => code.includes(marker));
    if (found !== undefined) {
      throw new UserError(
        `${file} of ${release.name} brings its own ${ownCopies[found]}: import from react and @sayapatri/design, which the shell provides.`,
      );
    }
  }
}

async function overBudget({ folder, release }: StoredRelease): Promise<string | undefined> {
  for (const { path: page, files, content } of release.pages) {
    const code = files.filter((file) => !content.includes(file));
    const parts = { code: [release.entry, ...release.entryFiles, ...code], content };
    for (const part of Object.keys(parts) as (keyof typeof parts)[]) {
      const scripts = [...new Set(parts[part].filter((file) => file.endsWith('.js')))];
      const size = await compressedSize(folder, scripts);
      const budget = budgets[part];
      if (size >= budget.bytes)
        return `${page} of ${release.name} adds ${size} bytes of ${part} (JavaScript, brotli), the budget is under ${budget.bytes}: load part of it later, or leave it out.`;
      if (scripts.length > budget.files)
        return `${page} of ${release.name} adds ${scripts.length} files of ${part}, each of which is a request, the budget is ${budget.files}: let the build put small ones together (shared/build/src/chunks.ts), or load part of it later.`;
    }
  }
  return undefined;
}
