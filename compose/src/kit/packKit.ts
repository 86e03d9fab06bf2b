/** Packs what a team needs to build and release remotes from a repository of its own. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { UserError } from '@sayapatri/contract/userError';
import { projectRoot } from '../paths.ts';

const run = promisify(execFile);

interface KitPackage {
  /** Path from the project's root. */
  folder: string;
  name: string;
  version: string;
  exports?: Record<string, string>;
  dependencies: Record<string, string>;
}

/** The packages of `shared`, the commands (`compose`), and the server that shows them a site to try (`server`). */
async function kitPackages(): Promise<KitPackage[]> {
  const files = await filesBelow(
    'shared/*/package.json',
    // The office's editor is no part of a remote's tools.
    ':!shared/editor',
    'compose/package.json',
    'server/package.json',
  );
  return Promise.all(
    files.map(async (file) => {
      const json = JSON.parse(await readFile(path.join(projectRoot, file), 'utf8'));
      return { version: '1.0.0', dependencies: {}, ...json, folder: path.dirname(file) };
    }),
  );
}

/** The files that git knows or that are new, as paths from the project's root, without tests. */
async function filesBelow(...patterns: string[]): Promise<string[]> {
  const args = ['ls-files', '-co', '--exclude-standard', '--deduplicate', '--', ...patterns];
  const { stdout } = await run('git', args, { cwd: projectRoot });
  return stdout
    .trim()
    .split('\n')
    .filter((file) => !isTest(file));
}

/**
 * Compiles the packages and writes a tarball of each into `folder`, which is made, or emptied of former tarballs. `catalog`
 * has the versions behind `catalog:`. Returns each tarball's file name by package. Throws a UserError with the compiler's
 * output where types have faults.
 */
export async function packKit(
  folder: string,
  catalog: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const packages = await kitPackages();
  // Below node_modules, where the compiler finds the types of Node and Vite.
  const work = await mkdtemp(path.join(projectRoot, 'compose/node_modules/.kit-'));
  try {
    await compile(work, packages);
    await mkdir(folder, { recursive: true });
    for (const file of await readdir(folder)) if (file.endsWith('.tgz')) await rm(path.join(folder, file));
    const versionOf = (dependency: string, wanted: string) => {
      if (!wanted.startsWith('workspace:')) return wanted === 'catalog:' ? catalog[dependency] : wanted;
      return packages.find(({ name }) => name === dependency)?.version;
    };
    const packed = packages.map(async (one) => {
      const stage = path.join(work, one.folder);
      const text = await fillStage(stage, one);
      await writeFile(path.join(stage, 'package.json'), JSON.stringify(packedJson(one, text, versionOf)));
      await run('npx', ['--yes', 'pnpm@12', 'pack', '--pack-destination', path.resolve(folder)], {
        cwd: stage,
      });
      return [one.name, `${one.name.replace('@', '').replace('/', '-')}-${one.version}.tgz`] as const;
    });
    return Object.fromEntries(await Promise.all(packed));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

const isTest = (file: string) =>
  /\.(test|fixture)\.tsx?$|\/src\/(.*\/)?testing\/|vite(st)?\.config\.ts$/.test(file);

/** Compiles all modules of `shared`, and those of the commands and the server that a remote needs, into `work`. */
async function compile(work: string, packages: readonly KitPackage[]): Promise<void> {
  const shared = packages.filter(({ folder }) => folder.startsWith('shared/'));
  const modules = (await filesBelow(...shared.map(({ folder }) => folder))).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const files = [
    ...modules,
    'compose/src/kit/remoteKit.ts',
    'server/src/serveSite.ts',
    'server/src/commands/commandLine.ts',
  ];
  const config = path.join(work, 'tsconfig.json');
  await writeFile(
    config,
    JSON.stringify({
      extends: path.join(projectRoot, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        rootDir: projectRoot,
        outDir: work,
      },
      files: files.map((file) => path.join(projectRoot, file)),
    }),
  );
  const compiler = path.join(projectRoot, 'node_modules/typescript/bin/tsc');
  await run(process.execPath, [compiler, '-p', config]).catch(({ stdout }) => {
    throw new UserError(`The kit's types have faults, so no tarball is written: correct them.\n\n${stdout}`);
  });
}

/** Adds the files that are not compiled to a compiled package. Returns the text of its scripts. */
async function fillStage(stage: string, one: KitPackage): Promise<string> {
  // Of the server, the commands need one module, which reads no other files.
  for (const file of one.folder === 'server' ? [] : await filesBelow(one.folder)) {
    if (/(?<!\.d)\.tsx?$|(tsconfig|package)\.json$/.test(file)) continue;
    await cp(path.join(projectRoot, file), path.join(stage, path.relative(one.folder, file)));
  }
  // Here tsx reads the preset's sources.
  if (one.folder === 'shared/build')
    await writeFile(path.join(stage, 'preset.js'), "export * as default from './src/preset.js';\n");
  const texts: string[] = [];
  for (const file of (await readdir(stage, { recursive: true })).filter((name) => /\.m?[jt]s$/.test(name)))
    texts.push(await readFile(path.join(stage, file), 'utf8'));
  return texts.join('\n');
}

/** The package.json in the tarball: built files, exact versions, and only the dependencies that the packed files name. */
function packedJson(
  { folder, name, version, exports = {}, dependencies }: KitPackage,
  text: string,
  versionOf: (dependency: string, wanted: string) => string | undefined,
) {
  const isUsed = (dependency: string) => new RegExp(`['"\`]${dependency}(/[^'"\`]*)?['"\`]`).test(text);
  const used = Object.entries(dependencies).filter(([dependency]) => isUsed(dependency));
  return {
    name,
    version,
    license: 'UNLICENSED',
    type: 'module',
    ...(folder === 'compose'
      ? { bin: { 'remote-kit': 'src/kit/remoteKit.js' } }
      : { exports: built(exports) }),
    dependencies: Object.fromEntries(
      used.map(([dependency, wanted]) => [dependency, versionOf(dependency, wanted)]),
    ),
  };
}

/** The `exports` with each source file's script in its place, beside which its types are. `./*` is imported with the file's extension. */
function built(exports: Readonly<Record<string, string>>): Record<string, string> {
  const scripts: Record<string, string> = JSON.parse(JSON.stringify(exports).replace(/\.tsx?"/g, '.js"'));
  return './*' in scripts ? { './*.ts': `${scripts['./*']}.js`, ...scripts } : scripts;
}
