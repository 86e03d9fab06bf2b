/** Rules for the code that a remote's page brings. */
import { UserError } from '../../userError.ts';
import { budgets } from '../budgets.ts';
import { compressedSize } from '../releaseSize.ts';
import { type BuildRule, filesOf } from './buildRule.ts';

/** Texts that survive minification and occur only in these libraries' own code. */
const ownCopies: Record<string, string> = {
  'react.transitional.element': 'React',
  __DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: 'React DOM',
  __EMOTION_TYPE_PLEASE_DO_NOT_USE__: 'Emotion',
  'data-emotion': 'Emotion',
};

export const sharedLibraries: BuildRule = {
  name: 'No React, React DOM or Emotion of a remote’s own',
  reason: 'Two copies on one page break its hooks and styles.',
  async *faults({ folder, release }) {
    if (release.name === 'shell') return;
    for await (const [file, content] of filesOf({ folder, release }, /^browser\/.*\.js$/)) {
      const code = content.toString();
      const found = Object.keys(ownCopies).find((marker) => code.includes(marker));
      if (found !== undefined)
        throw new UserError(
          `${file} of ${release.name} brings its own ${ownCopies[found]}, with which its pages break: import from react and @sayapatri/design, which the shell provides.`,
        );
    }
  },
};

const parts = ['code', 'content'] as const;

export const codeBudget: BuildRule = {
  name: `A remote’s page adds ${parts
    .map(
      (part) =>
        `fewer than ${budgets[part].bytes.toLocaleString('en')} bytes of ${part} (brotli) in at most ${budgets[part].files} files`,
    )
    .join(' and ')}`,
  reason: 'A visitor’s phone waits for all of it before the page answers a tap.',
  async *faults({ folder, release }) {
    if (release.name === 'shell') return;
    for (const { path: page, files, content } of release.pages) {
      const code = files.filter((file) => !content.includes(file));
      const own = { code: [release.entry, ...release.entryFiles, ...code], content };
      for (const part of parts) {
        const scripts = [
          ...new Set(own[part].filter((file) => file.endsWith('.js') && file in release.files)),
        ];
        const size = await compressedSize(folder, scripts);
        const budget = budgets[part];
        const adds = `${page} of ${release.name} adds`;
        if (size >= budget.bytes)
          yield `${adds} ${size} bytes of ${part} (JavaScript, brotli), for which visitors wait, the budget is under ${budget.bytes}: load part of it later, or leave it out.`;
        else if (scripts.length > budget.files)
          yield `${adds} ${scripts.length} files of ${part}, each of which is a request that visitors wait for, the budget is ${budget.files}: let the build put small ones together (shared/build/src/chunks.ts), or load part of it later.`;
      }
    }
  },
};
