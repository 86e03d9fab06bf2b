/** Makes the tarballs by which a remote in another repository is built, checked and released. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { projectRoot } from '../paths.ts';
import { codeVersionOf } from '../site/composerCode.ts';
import { codeVersionFile } from '../site/composerVersion.ts';
import { bundlePackages } from './bundlePackages.ts';
import { compile, isTest, sourcesBelow } from './compileKit.ts';
import {
  commonJson,
  entriesOf,
  type KitVersions,
  kitPackages,
  kitVersions,
  publishedJson,
} from './kitPackages.ts';

const run = promisify(execFile);

/**
 * Builds the packages to JavaScript with types, and writes a tarball of each into `folder`, which is made or emptied of
 * former ones. Returns the tarballs' paths. Throws a UserError when a package's types have faults.
 */
export async function packKit(folder: string): Promise<string[]> {
  const packages = await kitPackages();
  const versions = await kitVersions(packages);
  // Below node_modules, so that the compiler finds the types of Node and Vite.
  const parent = path.join(projectRoot, 'compose/node_modules');
  const work = await mkdtemp(path.join(parent, '.kit-'));
  try {
    const read = await compile(work, packages.flatMap(entriesOf));
    const declarations = read.filter((file) => file.endsWith('.d.ts') || file.endsWith('.d.mts'));
    await mkdir(folder, { recursive: true });
    for (const file of await readdir(folder)) if (isTarball(file)) await rm(path.join(folder, file));
    const server = JSON.parse(await readFile(path.join(projectRoot, 'server/package.json'), 'utf8'));
    for (const one of packages) {
      const isCommands = one.folder === 'compose';
      const stage = path.join(work, 'stage', one.folder);
      const built = isCommands ? ['compose', 'server'] : [one.folder];
      for (const from of built) {
        const to = isCommands ? path.join(stage, from) : stage;
        await cp(path.join(work, 'built', from), to, { recursive: true });
        // The commands need only modules of server.
        if (from !== 'server') await copyOthers(from, to);
      }
      if (one.folder === 'shared/build')
        await writeFile(path.join(stage, 'preset.js'), "export * as default from './src/preset.js';\n");
      if (isCommands) await keepUsed(stage);
      // Pages need only the types of icons.js: they show the drawings that a test wrote from it.
      await rm(path.join(stage, 'src/components/Icon/icons.js'), { force: true });
      const code = await textOf(stage);
      const used = (dependency: string) =>
        new RegExp(`['"]${dependency}(/[^'"]*)?['"]|reference types="${dependency}`).test(code);
      const json = publishedJson(one, versions, used, isCommands ? server.dependencies : {});
      await writeFile(path.join(stage, 'package.json'), `${JSON.stringify(json, null, 2)}\n`);
      await bundlePackages(stage, json.bundleDependencies, {
        from: built,
        isOfCommands: isCommands || one.folder === 'shared/build',
        code,
        declarations,
      });
      await pack(stage, folder);
    }
    await pack(await stageCreator(path.join(work, 'stage/create'), versions), folder);
    const files = await readdir(folder);
    return files
      .filter(isTarball)
      .sort()
      .map((file) => path.join(folder, file));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

const isTarball = (file: string) => /^sayapatri-.*\.tgz$/.test(file);

/** Copies the files that are not compiled: drawings, data, plain JavaScript and READMEs. */
async function copyOthers(from: string, to: string): Promise<void> {
  for (const file of await sourcesBelow(from)) {
    if (isTest(file) || /(?<!\.d)\.tsx?$|(tsconfig|package)\.json$|preset\.js$/.test(file)) continue;
    await cp(path.join(projectRoot, file), path.join(to, path.relative(from, file)));
  }
}

/** Lets the commands import server's files from their own package, and removes the scripts that no command imports. */
async function keepUsed(stage: string): Promise<void> {
  const file = path.join(stage, 'compose/src/trial/stage.js');
  const code = await readFile(file, 'utf8');
  await writeFile(file, code.replace("'server/serveSite'", "'../../../server/src/serveSite.js'"));
  const { metafile } = await build({
    absWorkingDir: stage,
    // The site's writer is read as a file of its own, to compute its version.
    entryPoints: ['compose/src/kit/remoteKit.js'],
    bundle: true,
    write: false,
    outdir: '.',
    metafile: true,
    packages: 'external',
    external: ['./composerCode.js'],
    platform: 'node',
    format: 'esm',
  });
  // The kit carries the version that this code has here, so that it needs no bundler to compute it.
  const writer = 'compose/src/site';
  await writeFile(
    path.join(stage, writer, codeVersionFile),
    await codeVersionOf(path.join(projectRoot, writer)),
  );
  const plain = new Set((await sourcesBelow('compose')).filter((source) => /\.m?js$/.test(source)));
  for (const script of await readdir(stage, { recursive: true }))
    if (/\.(js|ts|tsx|template)$/.test(script) && !(script in metafile.inputs) && !plain.has(script))
      await rm(path.join(stage, script));
}

async function textOf(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.m?[jt]s$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.join('\n');
}

/** The package behind `npm create @sayapatri/remote`: one script without dependencies, and the template. */
async function stageCreator(stage: string, versions: KitVersions): Promise<string> {
  const scaffold = path.join(projectRoot, 'compose/src/scaffold');
  await mkdir(stage, { recursive: true });
  await build({
    entryPoints: [path.join(projectRoot, 'compose/src/kit/createRepository.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Commander is CommonJS, which asks for Node's own modules by `require`.
    banner: {
      js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
    },
    outfile: path.join(stage, 'create.js'),
  });
  for (const name of ['template', 'repository'])
    await cp(path.join(scaffold, name), path.join(stage, name), { recursive: true });
  await cp(path.join(projectRoot, 'tsconfig.json'), path.join(stage, 'repository/tsconfig.json.template'));
  await writeFile(path.join(stage, 'versions.json'), `${JSON.stringify(versions, null, 2)}\n`);
  const common = commonJson('@sayapatri/create-remote', versions.kit['@sayapatri/remote-kit']);
  const json = { ...common, bin: { 'create-remote': 'create.js' } };
  await writeFile(path.join(stage, 'package.json'), `${JSON.stringify(json, null, 2)}\n`);
  return stage;
}

async function pack(stage: string, folder: string): Promise<void> {
  await run('npm', ['pack', '--silent', '--pack-destination', path.resolve(folder)], { cwd: stage });
}
