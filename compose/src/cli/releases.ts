import { releaseHistory } from '../commands/releases.ts';
import { openSite } from '../site.ts';
import { command } from './command.ts';
import { historyLines } from './report.ts';

await command({
  usage: 'pnpm releases [package] [--json]',
  help: `Lists what is live, and what was, newest first: version, when it went live, its size, the live one's pages, and
the commit that it was built from.

  --json   as JSON: by package a list of { version, at, commit, author, message, state, content }`,
  options: { json: { type: 'boolean' } },
  maxArguments: 1,
  run: async ({ json }, name) => {
    const history = await releaseHistory(openSite().store, name);
    if (json) return console.log(JSON.stringify(history, null, 2));
    const lines = Object.entries(history).flatMap(([released, entries]) => historyLines(released, entries));
    console.log(lines.join('\n') || 'Nothing has been released yet: run `pnpm build`.');
  },
});
