import { type CountsByVersion, readCounts } from '../health/readCounts.ts';
import { createWatch, type LiveVersion, type Verdict, type WatchRules } from '../health/watch.ts';
import type { Site } from '../store/openSite.ts';
import { readRegistry } from '../store/registry.ts';
import { previousVersion } from '../store/registryChanges.ts';
import { rollback } from './rollback.ts';

interface WatchOptions extends WatchRules {
  /** Addresses of the servers' metrics. */
  addresses: readonly string[];
  /** True reports what would be rolled back, and changes nothing. */
  dryRun: boolean;
  say: (sentence: string) => void;
  /** Reads the servers' metrics; `readCounts` by default. */
  read?: (addresses: readonly string[]) => Promise<CountsByVersion>;
}

const oneDecimal = (rate: number) => rate.toFixed(1);

const sentence = ({ name, live, former, rate, formerRate }: Verdict, dryRun: boolean) =>
  `${name} ${live} fails ${oneDecimal(rate)} times in 1,000 visits, ${former} before it ${oneDecimal(formerRate)}: ` +
  (dryRun ? 'it would be rolled back.' : 'rolling it back.');

/**
 * Returns a function that checks once: it reads the metrics and rolls back each remote whose new version has far more
 * errors. It never rolls back the shell, which would change every page. It reports an error and does not throw, so that
 * the next check runs.
 */
export function createWatcher(site: Site, options: WatchOptions): (now: Date) => Promise<void> {
  const judge = createWatch(options);
  const { addresses, dryRun, say, read = readCounts } = options;

  async function checkOnce(now: Date): Promise<void> {
    const [registry, counts] = await Promise.all([readRegistry(site), read(addresses)]);
    const remotes = Object.entries(registry.live).flatMap(([name, live]): LiveVersion[] =>
      name === 'shell' ? [] : [{ name, live, former: previousVersion(registry, name) }],
    );
    for (const verdict of judge(now.getTime(), remotes, counts)) {
      say(sentence(verdict, dryRun));
      if (dryRun) continue;
      const { version } = await rollback(site, verdict.name, verdict.former, {
        doing: `rollback of ${verdict.name}`,
      });
      say(
        `${verdict.name} ${version} is live again; ${verdict.live} is left out of builds until it is released again.`,
      );
    }
  }

  return (now) =>
    checkOnce(now).catch((error: unknown) => say(error instanceof Error ? error.message : String(error)));
}
