import { setTimeout as sleep } from 'node:timers/promises';
import { createWatcher } from '../commands/watch.ts';
import { metricsAddresses } from '../health/readCounts.ts';
import { UsageError } from '../userError.ts';
import { command, environmentOption } from './command.ts';
import { siteNamed } from './siteNamed.ts';

const everyMs = 60_000;

function positive(name: string, given: string): number {
  const value = Number(given);
  if (value > 0 && Number.isFinite(value)) return value;
  throw new UsageError(`--${name} is "${given}": give a number above 0.`);
}

await command({
  usage:
    'pnpm watch [--times <number>] [--minutes <number>] [--visits <number>] [--metrics <addresses>] [--env <environment>] [--dry-run]',
  help: `Looks at the servers' metrics every minute, until it is stopped, and rolls a remote back when its new version
fails in visitors' browsers much more often than the one before. The site has to be composed with telemetry
(docs/operating.md). A version that was rolled back once is left alone when it comes back, and never brought back.

  --times     how many times the former version's errors of 1,000 visits are too many; 3 by default
  --minutes   for how long they have to be too many; 10 by default
  --visits    the fewest visits that say anything, of the new version in half of that time; 100 by default
  --metrics   where metrics are read, comma-separated; http://127.0.0.1:9464/metrics by default
  --env       staging; production by default
  --dry-run   says what would be rolled back, and changes nothing`,
  options: {
    ...environmentOption,
    times: { type: 'string', default: '3' },
    minutes: { type: 'string', default: '10' },
    visits: { type: 'string', default: '100' },
    metrics: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
  maxArguments: 0,
  run: async ({ env, times, minutes, visits, metrics, 'dry-run': dryRun }) => {
    const checkOnce = createWatcher(siteNamed(env), {
      times: positive('times', times),
      minutes: positive('minutes', minutes),
      visits: positive('visits', visits),
      addresses: metricsAddresses(metrics),
      dryRun,
      say: (sentence) => console.log(`${new Date().toISOString()}  ${sentence}`),
    });
    console.log('Watching; Ctrl+C ends it.');
    for (;;) {
      await checkOnce(new Date());
      await sleep(everyMs);
    }
  },
});
