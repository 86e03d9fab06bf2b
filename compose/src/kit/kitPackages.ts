/** The packages that a remote in another repository needs, as they stand here and as they are published. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../paths.ts';
import { isBundled } from './bundlePackages.ts';
import { oldestNode } from './nodeFault.ts';

interface PackageJson {
  name: string;
  version: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export interface KitPackage {
  /** A path from the project's root. */
  folder: string;
  /** The name under which the package is published. */
  name: string;
  json: PackageJson;
}

/** Folders of the published packages; compose's package holds the commands, with the part of server that they start. */
const folders = [
  ...['contract', 'design', 'facts', 'drawings', 'build', 'testing', 'hosting'].map(
    (name) => `shared/${name}`,
  ),
  'compose',
];

/** Reads the packages' own package.json files. */
export async function kitPackages(): Promise<KitPackage[]> {
  return Promise.all(
    folders.map(async (folder) => {
      const json: PackageJson = JSON.parse(
        await readFile(path.join(projectRoot, folder, 'package.json'), 'utf8'),
      );
      return { folder, json, name: folder === 'compose' ? '@sayapatri/remote-kit' : json.name };
    }),
  );
}

/** The modules that others may import, as paths from the project's root. The commands have none. */
export const entriesOf = ({ folder, json }: KitPackage): string[] =>
  Object.values(folder === 'compose' ? {} : (json.exports ?? {}))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));

/** The versions that stand behind `workspace:*` and `catalog:`, by package name. */
export interface KitVersions {
  kit: Record<string, string>;
  catalog: Record<string, string>;
}

export async function kitVersions(packages: readonly KitPackage[]): Promise<KitVersions> {
  const workspace = parse(await readFile(path.join(projectRoot, 'pnpm-workspace.yaml'), 'utf8'));
  return {
    kit: Object.fromEntries(packages.map(({ name, json }) => [name, json.version])),
    catalog: workspace.catalog,
  };
}

/** The package.json that is published: exports of built files, only the dependencies in `used`, and exact versions. */
export function publishedJson(
  { name, json, folder }: KitPackage,
  { kit, catalog }: KitVersions,
  used: (dependency: string) => boolean,
  further: Record<string, string>,
) {
  const versionOf = (dependency: string, wanted: string) =>
    wanted === 'catalog:' ? catalog[dependency] : wanted === 'workspace:*' ? kit[dependency] : wanted;
  const named = Object.entries({ ...further, ...json.devDependencies, ...json.dependencies })
    .map(([dependency, wanted]) => [dependency, versionOf(dependency, wanted)] as const)
    .filter(([dependency, version]) => version !== undefined && dependency !== name && used(dependency))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const common = commonJson(name, json.version);
  const dependencies = Object.fromEntries(named);
  const installed = { dependencies, bundleDependencies: Object.keys(dependencies).filter(isBundled) };
  return folder === 'compose'
    ? { ...common, bin: { 'remote-kit': 'compose/src/kit/remoteKit.js' }, ...installed }
    : { ...common, exports: builtExports(json.exports ?? {}), ...installed };
}

/** The fields that all published packages share. */
export const commonJson = (name: string, version: string | undefined) => ({
  name,
  version,
  license: 'UNLICENSED',
  type: 'module',
  engines: { node: `>=${oldestNode}` },
});

/** The `exports` of the built package, with each source file's script and types; `./*` names files with their extension. */
function builtExports(sources: Readonly<Record<string, string>>) {
  const entries = Object.entries(sources).flatMap(([name, file]): [string, unknown][] => {
    if (file.endsWith('*'))
      return [
        ...['.ts', '.tsx'].map((extension): [string, unknown] => [name + extension, built(file)]),
        [name, file],
      ];
    return [[name, /\.tsx?$/.test(file) ? built(file.replace(/\.tsx?$/, '')) : file]];
  });
  return Object.fromEntries(entries);
}

const built = (stem: string) => ({ types: `${stem}.d.ts`, default: `${stem}.js` });
