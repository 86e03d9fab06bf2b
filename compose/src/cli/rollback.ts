import { rollback } from '../commands/rollback.ts';
import { readRelease } from '../store/releases.ts';
import { UsageError } from '../userError.ts';
import { command, environmentOption } from './command.ts';
import { printUnsigned, printWait, seconds } from './progress.ts';
import { releaseJson, releaseLines } from './report.ts';
import { siteNamed } from './siteNamed.ts';

await command({
  usage: 'pnpm rollback <package> [version] [--env <environment>] [--dry-run] [--json]',
  help: `Makes a former version of the package live again, by default the one before. A version may be shortened to its
first letters. \`pnpm releases <package>\` lists them.

  --env       staging; production by default
  --dry-run   says what would happen, and changes nothing
  --json      as JSON: { environment, dryRun, changed, releases, rendered, pages }`,
  options: {
    ...environmentOption,
    'dry-run': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
  maxArguments: 2,
  run: async ({ env, 'dry-run': dryRun, json }, name, wanted) => {
    if (name === undefined) throw new UsageError('No package is named: name the one to roll back.');
    const start = performance.now();
    const site = siteNamed(env);
    await printUnsigned(site);
    const options = { doing: `rollback of ${name}`, onWait: json ? undefined : printWait, dryRun };
    const { version, ...result } = await rollback(site, name, wanted, options);
    const stored = await readRelease(site, name, version);
    if (json) return console.log(await releaseJson(site, result, [stored], dryRun));
    console.log((await releaseLines(site, result, [stored], { time: seconds(start), dryRun })).join('\n'));
  },
});
