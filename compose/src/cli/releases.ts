import { releaseHistory } from '../commands/releases.ts';
import { openSite } from '../site.ts';
import { command } from './command.ts';
import { historyLines } from './report.ts';

await command({
  usage: 'pnpm releases [package]',
  help: `Lists what is live, and what was, newest first.`,
  maxArguments: 1,
  run: async (_, name) => {
    const history = await releaseHistory(openSite().store, name);
    const lines = Object.entries(history).flatMap(([released, entries]) => historyLines(released, entries));
    console.log(lines.join('\n') || 'Nothing has been released yet: run `pnpm build`.');
  },
});
