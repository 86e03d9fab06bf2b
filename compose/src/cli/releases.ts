import { releaseDiff } from '../commands/releaseDiff.ts';
import { releaseHistory } from '../commands/releases.ts';
import { openSite } from '../site.ts';
import { UsageError } from '../userError.ts';
import { command } from './command.ts';
import { diffLines, historyLines } from './report.ts';

await command({
  usage: 'pnpm releases [package] [--json] [--diff <version> <version>]',
  help: `Lists what is live, and what was, newest first: version, when it went live, its size, the live one's pages, and
the commit that it was built from.

  --json   as JSON: by package a list of { version, at, commit, author, message, state, content }
  --diff   what differs between two versions of the package: pages, size and commits`,
  options: { json: { type: 'boolean' }, diff: { type: 'string' } },
  maxArguments: 2,
  run: async ({ json, diff }, name, other) => {
    if (diff !== undefined) {
      if (name === undefined || other === undefined)
        throw new UsageError('--diff compares two versions of one package: name all three.');
      const found = await releaseDiff(openSite().store, name, diff, other);
      return console.log(json ? JSON.stringify(found, null, 2) : diffLines(name, found).join('\n'));
    }
    if (other !== undefined) throw new UsageError(`"${other}" is one argument too many.`);
    const history = await releaseHistory(openSite().store, name);
    if (json) return console.log(JSON.stringify(history, null, 2));
    const lines = Object.entries(history).flatMap(([released, entries]) => historyLines(released, entries));
    console.log(lines.join('\n') || 'Nothing has been released yet: run `pnpm build`.');
  },
});
