/** The rules for a release by itself. A new rule needs an entry here and a row in badBuilds.fixture.ts. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@sayapatri/contract/release';
import { attempt } from '../attempt.ts';
import { feedFile } from '../store/releaseFaults.ts';
import { UserError } from '../userError.ts';
import { definitionRules } from './definitionRules.ts';
import { filesOf, pictureRules, scripted } from './pictureRules.ts';
import type { BuildRule } from './rule.ts';

/** Texts that survive minification and occur only in these libraries' own code. */
const ownCopies: Record<string, string> = {
  'react.transitional.element': 'React',
  __DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: 'React DOM',
  __EMOTION_TYPE_PLEASE_DO_NOT_USE__: 'Emotion',
  'data-emotion': 'Emotion',
};

const publishable = /\.(js|json|svg|png|jpe?g|webp|avif|gif|ico|woff2|ics|txt|pdf)$/;
const mostBytes = { server: 4_000_000, script: 1_000_000, other: 250_000 };

export const buildRules: readonly BuildRule[] = [
  ...definitionRules,
  {
    name: 'Every script that a page needs is among the browser files',
    reason: 'A page whose code is not published shows its text and answers no tap.',
    *faults({ release }) {
      for (const [field, file] of named(release))
        if (!isPublished(release, file) || (field === 'entry' && !file.endsWith('.js')))
          yield `${release.name} names ${file} in ${field}, which is no script that browsers get, so its pages would not answer a tap: build it again.`;
    },
  },
  {
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
  },
  {
    name: 'Browser files of the kinds that pages load',
    reason: 'A page or a program among them would be offered to visitors as the consultancy’s own.',
    *faults({ release: { name, files } }) {
      for (const file of Object.keys(files))
        if (file.startsWith('browser/') && file !== feedFile && !publishable.test(file))
          yield `${file} of ${name} is of a kind that no page loads, but visitors could be sent to it: take it out.`;
    },
  },
  {
    name: `Pictures, fonts and other files of at most ${mostBytes.other.toLocaleString('en')} bytes, scripts and the feed of ${mostBytes.script.toLocaleString('en')}, files of the server build of ${mostBytes.server.toLocaleString('en')}`,
    reason: 'On a phone’s connection a visitor waits seconds for each megabyte, and pays for it.',
    *faults({ release: { name, files } }) {
      for (const [file, { size }] of Object.entries(files))
        if (size > limitOf(file))
          yield `${file} of ${name} has ${size} bytes, for which visitors would wait, at most ${limitOf(file)} are allowed: make it smaller.`;
    },
  },
  ...pictureRules,
  {
    name: 'A feed of its own pages, without scripts',
    reason: 'Readers of the feed open each entry, and a browser that opens the feed runs its scripts.',
    async *faults({ folder, release: { name, files, pages } }) {
      if (!(feedFile in files)) return;
      const feed = await readFile(path.join(folder, feedFile), 'utf8');
      const own = new Set(['/', '/feed.xml', ...pages.map((page) => page.path)]);
      const addresses = [...feed.matchAll(/\{origin\}(\/[\w./~-]*)/g)].map(([, address = '']) => address);
      for (const address of new Set(addresses))
        if (!own.has(address) && !address.startsWith('/_/'))
          yield `The feed of ${name} leads to ${address}, which is no page of ${name}, so its readers find nothing: correct it.`;
      if (scripted.test(feed))
        yield `The feed of ${name} has a script, which would run for visitors who open it: take it out.`;
    },
  },
  {
    name: 'Datasets are JSON',
    reason: 'A page that shows one can’t be drawn otherwise.',
    async *faults(stored) {
      const { name } = stored.release;
      for await (const [file, text] of filesOf(stored, /^server\/datasets\/.*\.json$/))
        if (attempt(() => JSON.parse(text.toString())) === undefined)
          yield `${file} of ${name} is not valid JSON, so pages that show it can't be drawn: build ${name} again.`;
    },
  },
];

/** Every browser file that a release names, with the field that names it. */
function* named({ entry, entryFiles, pages, widgets }: Release): Generator<[field: string, file: string]> {
  yield ['entry', entry];
  for (const file of entryFiles) yield ['entryFiles', file];
  for (const page of pages)
    for (const field of ['files', 'content', 'laterFiles'] as const)
      for (const file of page[field]) yield [`${field} of ${page.path}`, file];
  for (const { slot, files } of widgets) for (const file of files) yield [`files of the ${slot}`, file];
}

const isPublished = ({ files }: Release, file: string) => file.startsWith('browser/') && file in files;

const limitOf = (file: string) => {
  if (file.startsWith('server/')) return mostBytes.server;
  return file.endsWith('.js') || file === feedFile ? mostBytes.script : mostBytes.other;
};
