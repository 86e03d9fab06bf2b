/**
 * Every remote's standard Module Federation manifest, for hosts and tools other than the shell. It is published outside
 * `/_/`, because everything there is cached for a year; the paths in it lead to `/_/`.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteManifestFile } from '@sayapatri/contract/release';
import * as v from 'valibot';
import { parseJson } from '../releases/parseJson.ts';
import type { StoredRelease } from '../releases/releases.ts';
import { writeText } from './writeText.ts';

const files = v.object({ sync: v.array(v.string()), async: v.array(v.string()) });
const withAssets = v.looseObject({ assets: v.object({ js: files, css: files }) });

/** The parts that name files; all other parts are copied unchanged from the federation plugin's manifest. */
const manifestSchema = v.looseObject({
  metaData: v.looseObject({ remoteEntry: v.looseObject({ path: v.string() }) }),
  shared: v.array(withAssets),
  exposes: v.array(withAssets),
});
type Manifest = v.InferOutput<typeof manifestSchema>;

/** Writes `/remote-blog/mf-manifest.json` for each remote whose release has one. Throws a UserError for a malformed one. */
export async function writeRemoteManifests(
  folder: string,
  releases: readonly StoredRelease[],
): Promise<void> {
  for (const { folder: from, release } of releases) {
    if (!(remoteManifestFile in release.files)) continue;
    const file = path.join(from, remoteManifestFile);
    const hint = `build ${release.name} again.`;
    const manifest = parseJson(await readFile(file, 'utf8'), file, { schema: manifestSchema, hint });
    const published = withFilesIn(`../_/${release.name}/`, manifest);
    await writeText(path.join(folder, release.name, 'mf-manifest.json'), JSON.stringify(published));
  }
}

/** The manifest with its files in `folder`, a path relative to the manifest, instead of beside it. */
function withFilesIn(folder: string, { metaData, shared, exposes, ...rest }: Manifest): Manifest {
  const moved = ({ sync, async }: v.InferOutput<typeof files>) => ({
    sync: sync.map((file) => folder + file),
    async: async.map((file) => folder + file),
  });
  const withMoved = (part: v.InferOutput<typeof withAssets>) => ({
    ...part,
    assets: { js: moved(part.assets.js), css: moved(part.assets.css) },
  });
  const { remoteEntry } = metaData;
  return {
    ...rest,
    metaData: { ...metaData, remoteEntry: { ...remoteEntry, path: folder + remoteEntry.path } },
    shared: shared.map(withMoved),
    exposes: exposes.map(withMoved),
  };
}
