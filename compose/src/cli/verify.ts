import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '@sayapatri/contract/userError';
import { listFiles } from '../releases/files.ts';
import { withLock } from '../releases/lock.ts';
import { openSite, type Site } from '../releases/openSite.ts';
import { readRegistry } from '../releases/registry.ts';
import { prepareSite } from '../render/compose.ts';
import { readSnapshot } from '../render/snapshot.ts';
import { liveFolder } from '../render/switchSite.ts';
import { command, environmentOption, runFrom } from './command.ts';

/**
 * Composes the site from the releases once more and compares it with the live site, file by file; with `repair` each file
 * that differs is replaced. Returns how many files the site has, and which were wrong, each with what is wrong:
 * `missing: about/index.html`. Throws a UserError when a live release is damaged, and when the live site is not composed
 * from the versions that the registry names.
 */
export async function verify(
  site: Site,
  { repair = false } = {},
): Promise<{ faults: string[]; files: number }> {
  return withLock(site.lock, async () => {
    const snapshot = await readSnapshot(site, await readRegistry(site));
    const live = await liveFolder(site);
    // A place without a live site, from which no page could be taken; its files can be moved into the live one.
    const sites = path.join(site.sites, 'verified');
    const { folder } = await prepareSite({ ...site, sites, current: path.join(sites, 'none') }, snapshot);
    try {
      if (live === undefined || path.basename(live) !== path.basename(folder))
        throw new UserError(
          'The live site is not composed from the versions that the registry names: run `pnpm compose`.',
        );
      const files = await listFiles(folder);
      const faults = await compare(live, folder, files);
      if (repair)
        for (const [file, fault] of faults) {
          const wrong = path.join(live, file);
          await mkdir(path.dirname(wrong), { recursive: true });
          await (fault === 'surplus' ? rm(wrong) : rename(path.join(folder, file), wrong));
        }
      return { faults: [...faults].map(([file, fault]) => `${fault}: ${file}`), files: files.length };
    } finally {
      await rm(sites, { recursive: true, force: true });
    }
  });
}

type Fault = 'missing' | 'different' | 'surplus';

/** What is wrong in the folder `live`, by file; those that no release puts into a site are surplus. */
async function compare(live: string, fresh: string, wanted: readonly string[]): Promise<Map<string, Fault>> {
  const faults = new Map<string, Fault>();
  const found = new Set(await listFiles(live));
  for (const file of wanted) {
    const read = (folder: string) => readFile(path.join(folder, file));
    if (!found.delete(file)) faults.set(file, 'missing');
    else if (!(await read(live)).equals(await read(fresh))) faults.set(file, 'different');
  }
  for (const file of found) faults.set(file, 'surplus');
  return faults;
}

export default await runFrom(
  import.meta.filename,
  command(
    'verify',
    'Compares the live site, file by file, with what its releases make. Ends with exit code 1 where a file differs.',
  )
    .addOption(environmentOption('--env <environment>'))
    .option('--repair', 'replaces the files that differ, and ends with exit code 0')
    .action(async ({ env, repair = false }) => {
      const { files, faults } = await verify(openSite(undefined, env), { repair });
      for (const line of faults) console.log(`  ${line}`);
      if (faults.length > 0 && !repair)
        throw new UserError(
          `${faults.length} files of the live site are not as released: run \`pnpm verify --repair\`.`,
        );
      console.log(
        `${files} files are as released${faults.length > 0 ? ', now that the site is repaired' : ''}.`,
      );
    }),
);
