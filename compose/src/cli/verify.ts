import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { prepareSite } from '../site/compose.ts';
import { liveFolder, switchSite } from '../site/switchSite.ts';
import { listFiles } from '../store/files.ts';
import { type LockOptions, withLock } from '../store/lock.ts';
import type { Site } from '../store/openSite.ts';
import { readRegistry } from '../store/registry.ts';
import { UserError } from '../userError.ts';
import { command, environmentOption, printJson, printWait, runFrom, siteToCompose } from './command.ts';

/** Files of the live site that are wrong, by kind. */
interface SiteFaults {
  missing: string[];
  different: string[];
  /** Files that no release puts into the site. */
  surplus: string[];
}

/**
 * Composes the site from the releases once more and compares it with the live site, file by file; with `repair` a site
 * that differs is replaced by the new one. Returns how many files the site has, and which were wrong. Throws a UserError
 * when a live release is damaged, and when the live site is not composed from the versions that the registry names.
 */
export async function verify(
  site: Site,
  { repair = false, onWait }: { repair?: boolean } & Pick<LockOptions, 'onWait'> = {},
): Promise<{ faults: SiteFaults; files: number }> {
  return withLock(site.lock, { doing: 'verification', onWait }, async () => {
    const registry = await readRegistry(site);
    const live = await liveFolder(site);
    const fresh = await prepareSite(site, registry, { anew: true });
    try {
      if (live === undefined || `${path.basename(live)}-anew` !== path.basename(fresh.folder))
        throw new UserError(
          'The live site is not composed from the versions that the registry names: run `pnpm compose`.',
        );
      const files = await listFiles(fresh.folder);
      const faults = await compare(live, fresh.folder, files);
      if (repair && faultsIn(faults).length > 0) {
        await switchSite(site, fresh.folder);
        // The damaged site is no longer live, so that its folder can be made again, under its usual name.
        await switchSite(site, (await prepareSite(site, registry)).folder);
      }
      return { faults, files: files.length };
    } finally {
      await rm(fresh.folder, { recursive: true, force: true });
    }
  });
}

async function compare(live: string, fresh: string, wanted: readonly string[]): Promise<SiteFaults> {
  const faults: SiteFaults = { missing: [], different: [], surplus: [] };
  const found = new Set(await listFiles(live));
  for (const file of wanted) {
    const read = (folder: string) => readFile(path.join(folder, file));
    if (!found.delete(file)) faults.missing.push(file);
    else if (!(await read(live)).equals(await read(fresh))) faults.different.push(file);
  }
  return { ...faults, surplus: [...found].sort() };
}

/** The wrong files, each with what is wrong: `missing: about/index.html`. */
const faultsIn = (faults: SiteFaults) =>
  Object.entries(faults).flatMap(([kind, files]) => files.map((file: string) => `${kind}: ${file}`));

export default await runFrom(
  import.meta.filename,
  command(
    'verify',
    'Compares the live site, file by file, with what its releases make. Ends with exit code 1 where a file differs.',
  )
    .option(...environmentOption)
    .option('--repair', 'replaces a site that differs, and ends with exit code 0')
    .option('--json', 'as JSON: { files, faults: { missing, different, surplus } }')
    .action(async ({ env, repair = false, json }) => {
      const options = { repair, onWait: json ? undefined : printWait };
      const { files, faults } = await verify(await siteToCompose(env), options);
      const all = faultsIn(faults);
      if (json) printJson({ files, faults });
      else for (const line of all) console.log(`  ${line}`);
      if (all.length > 0 && !repair)
        throw new UserError(
          `${all.length} files of the live site are not as released: run \`pnpm verify --repair\`.`,
        );
      if (!json)
        console.log(
          `${files} files are as released${repair && all.length > 0 ? `, ${all.length} after repairing` : ''}.`,
        );
    }),
);
