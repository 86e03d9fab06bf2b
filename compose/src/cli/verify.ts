import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '@sayapatri/contract/userError';
import { listFiles } from '../releases/files.ts';
import { withLock } from '../releases/lock.ts';
import { openSite, type Site } from '../releases/openSite.ts';
import { readRegistry } from '../releases/registry.ts';
import { prepareSite } from '../render/compose.ts';
import { readSnapshot } from '../render/snapshot.ts';
import { liveFolder, switchSite } from '../render/switchSite.ts';
import { command, environmentOption, runFrom } from './command.ts';

/**
 * Composes the site from the releases once more and compares it with the live site, file by file; with `repair` a site
 * that differs is replaced by the new one. Returns how many files the site has, and which
 * were wrong, each with what is wrong: `missing: about/index.html`. Throws a UserError
 * when a live release is damaged, and when the live site is not composed from the versions that the registry names.
 */
export async function verify(
  site: Site,
  { repair = false } = {},
): Promise<{ faults: string[]; files: number }> {
  return withLock(site.lock, async () => {
    const snapshot = await readSnapshot(site, await readRegistry(site));
    const live = await liveFolder(site);
    const fresh = await prepareSite(site, snapshot, { anew: true });
    try {
      if (live === undefined || `${path.basename(live)}-anew` !== path.basename(fresh.folder))
        throw new UserError(
          'The live site is not composed from the versions that the registry names: run `pnpm compose`.',
        );
      const files = await listFiles(fresh.folder);
      const faults = await compare(live, fresh.folder, files);
      if (repair && faults.length > 0) {
        await switchSite(site, fresh.folder);
        // The damaged site is no longer live, so that its folder can be made again, under its usual name.
        await switchSite(site, (await prepareSite(site, snapshot)).folder);
      }
      return { faults, files: files.length };
    } finally {
      await rm(fresh.folder, { recursive: true, force: true });
    }
  });
}

/** What is wrong in the folder `live`; files that no release puts into a site are surplus. */
async function compare(live: string, fresh: string, wanted: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  const found = new Set(await listFiles(live));
  for (const file of wanted) {
    const read = (folder: string) => readFile(path.join(folder, file));
    if (!found.delete(file)) faults.push(`missing: ${file}`);
    else if (!(await read(live)).equals(await read(fresh))) faults.push(`different: ${file}`);
  }
  return [...faults, ...[...found].sort().map((file) => `surplus: ${file}`)];
}

export default await runFrom(
  import.meta.filename,
  command(
    'verify',
    'Compares the live site, file by file, with what its releases make. Ends with exit code 1 where a file differs.',
  )
    .addOption(environmentOption('--env <environment>'))
    .option('--repair', 'replaces a site that differs, and ends with exit code 0')
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
