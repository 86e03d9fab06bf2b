/**
 * Bundles third-party packages into the kit's packages, each with only the files in use: most of what a registry holds of
 * them is other formats, unused types and build tools.
 */
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { projectRoot } from '../paths.ts';

/** Other dependencies are installed beside the kit: all share one copy, a team starts them, or they differ by platform. */
export const isBundled = (name: string) =>
  /^@(aws-sdk|emotion|fastify|mui)\//.test(name) ||
  /^(axe-core|es-module-lexer|fastify|fontkit|ipaddr\.js|notistack|parse-prometheus-text-format)$/.test(
    name,
  ) ||
  /^(parse5|pixelmatch|pngjs|subset-font|swiper)$/.test(name);

/** Files that no import names, because packages open them by their paths. */
const openedByPath = ['axe-core/axe.min.js', 'harfbuzzjs/dist/harfbuzz-subset.wasm'];

const byNode: BuildOptions = { platform: 'node', conditions: [] };
/** A package may have different files for Node, unit tests and browsers, and for development and production. */
const byAll: BuildOptions[] = [
  byNode,
  ...(['node', 'browser'] as const).flatMap((platform) =>
    [['development'], ['production'], ['module', 'development'], ['module', 'production']].map(
      (conditions) => ({ platform, conditions }),
    ),
  ),
];

interface Used {
  /** Folders from the project's root in which the packages are installed. */
  from: readonly string[];
  /** Whether only commands use the packages: Node runs commands, and nobody compiles against them. */
  isOfCommands: boolean;
  /** The text of the scripts that use them. */
  code: string;
  /** The declarations that the compiler has read. */
  declarations: readonly string[];
}

/** Writes the used files of the packages in `names`, and of their dependencies, below `stage/node_modules`. */
export async function bundlePackages(stage: string, names: readonly string[], used: Used): Promise<void> {
  const folders = used.from.map((from) => path.join(projectRoot, from, 'node_modules'));
  const modules = names.flatMap(
    (name) => used.code.match(new RegExp(`(?<=['"])${name}(/[^'"]+)?(?=['"])`, 'g')) ?? [],
  );
  const files = byPackage([
    ...(await filesRead(new Set(modules), folders, used.isOfCommands ? [byNode] : byAll)),
    ...(used.isOfCommands ? [] : used.declarations),
  ]);
  /** The installed folder of each written package, by its target folder. */
  const written = new Map<string, string>();
  const queue = names.map((name) => ({ name, folders, below: stage }));
  for (const { name, below, ...needed } of queue) {
    const source = await installed(name, needed.folders);
    const own = source === undefined ? [] : filesOf(name, source, files);
    if (source === undefined || own.length === 0) continue;
    // A package goes below the one that needs it where another version stands beside the others already.
    const beside = path.join(stage, 'node_modules', name);
    const isFree = (written.get(beside) ?? source) === source;
    const target = isFree ? beside : path.join(below, 'node_modules', name);
    if (written.has(target)) continue;
    written.set(target, source);
    const json = JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8'));
    const siblings = [source.slice(0, -name.length - 1)];
    const dependencies: Record<string, string> = {};
    for (const [behind, version] of Object.entries<string>(json.dependencies ?? {})) {
      const folder = await installed(behind, siblings);
      if (folder === undefined || filesOf(behind, folder, files).length === 0) continue;
      dependencies[behind] = version;
      queue.push({ name: behind, folders: siblings, below: target });
    }
    const licences = (await readdir(source)).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
    for (const file of new Set([...own, ...own.flatMap((one) => packageJsons(source, one)), ...licences]))
      await cp(path.join(source, file), path.join(target, file), { recursive: true });
    // npm would install every dependency that stays in the file.
    const fields = Object.entries(json).filter(([field]) => !/dependencies|^(scripts|bin)$/i.test(field));
    await writeFile(
      path.join(target, 'package.json'),
      JSON.stringify({ ...Object.fromEntries(fields), dependencies }),
    );
  }
}

/** The files that Node, Vitest or a browser's build reads when it imports these modules. */
async function filesRead(
  modules: ReadonlySet<string>,
  nodePaths: string[],
  readers: readonly BuildOptions[],
): Promise<string[]> {
  const lines = [...modules].map(
    (module, at) => `import * as module${at} from '${module}'; use(module${at});`,
  );
  const read = readers.map((reader) =>
    build({
      ...reader,
      stdin: { contents: lines.join('\n'), resolveDir: projectRoot },
      absWorkingDir: projectRoot,
      nodePaths,
      bundle: true,
      write: false,
      metafile: true,
      logLevel: 'silent',
      format: 'esm',
      // A page must have one copy of React, and Node’s modules are no files.
      external: ['react', 'react-dom', 'node:*', ...builtinModules],
    }),
  );
  const inputs = (await Promise.all(read)).flatMap(({ metafile }) => Object.keys(metafile.inputs));
  return inputs.map((file) => path.join(projectRoot, file));
}

/** Paths in each installed package, by its folder. */
function byPackage(files: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of files) {
    const [, folder, own] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\/(.*)/.exec(file) ?? [];
    if (folder !== undefined && own !== undefined) found.set(folder, [...(found.get(folder) ?? []), own]);
  }
  return found;
}

const filesOf = (name: string, folder: string, files: ReadonlyMap<string, string[]>) => [
  ...(files.get(folder) ?? []),
  ...openedByPath.filter((file) => file.startsWith(`${name}/`)).map((file) => file.slice(name.length + 1)),
];

/** The package.json of each folder between the package's own and this file: the nearest sets the file's module format. */
function packageJsons(folder: string, file: string): string[] {
  const below = path.dirname(file);
  if (below === '.') return [];
  const own = `${below}/package.json`;
  return [...(existsSync(path.join(folder, own)) ? [own] : []), ...packageJsons(folder, below)];
}

/** The folder of an installed package; undefined where none of these has it. */
async function installed(name: string, folders: readonly string[]): Promise<string | undefined> {
  for (const folder of folders) {
    const found = await realpath(path.join(folder, name)).catch(() => undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}
