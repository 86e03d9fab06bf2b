import { rollback } from '../commands/rollback.ts';
import { openSite } from '../site.ts';
import { readRelease } from '../store/releases.ts';
import { UsageError } from '../userError.ts';
import { command } from './command.ts';
import { printWait, seconds } from './progress.ts';
import { releaseLines } from './report.ts';

await command({
  usage: 'pnpm rollback <package> [version]',
  help: `Makes a former version of the package live again, by default the one before. A version may be shortened to its
first letters. \`pnpm releases <package>\` lists them.`,
  maxArguments: 2,
  run: async (_, name, wanted) => {
    if (name === undefined) throw new UsageError('No package is named: name the one to roll back.');
    const start = performance.now();
    const site = openSite();
    const options = { doing: `rollback of ${name}`, onWait: printWait };
    const { version, ...result } = await rollback(site, name, wanted, options);
    const stored = await readRelease(site.store, name, version);
    console.log((await releaseLines(site.store, result, stored, seconds(start))).join('\n'));
  },
});
