/** Compiles the kit's sources to JavaScript with types. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../paths.ts';
import { UserError } from '../userError.ts';

const run = promisify(execFile);

/** What no `exports` names: the commands, what the preset hands to browsers, and declarations of modules without types. */
async function furtherEntries(): Promise<string[]> {
  const declarations = await Promise.all(
    ['compose', 'shared/build'].map(async (from) =>
      (await sourcesBelow(from)).filter((file) => file.endsWith('.d.ts')),
    ),
  );
  return [
    'compose/src/kit/remoteKit.ts',
    'server/src/serveSite.ts',
    // All of them: what the compiler comes upon first through a package's name counts as installed, and is not written.
    ...(await modulesBelow('shared/build')),
    ...(await modulesBelow('shared/drawings')),
    ...declarations.flat().filter((file) => !file.endsWith('preset.d.ts')),
  ];
}

/** Modules of a package that are neither tests nor declarations nor settings. */
const modulesBelow = async (folder: string) =>
  (await sourcesBelow(`${folder}/src`)).filter(
    (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !isTest(file),
  );

/** Tests, and what only tests and this repository need. */
export const isTest = (file: string) =>
  /\.test\.tsx?$|\/(catalogue|testing|publicTypes|exampleDrawings)\/|fixture/.test(file);

/** Files below a folder that are in the repository or new, as paths from the project's root. */
export async function sourcesBelow(folder: string): Promise<string[]> {
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard', '--', folder], {
    cwd: projectRoot,
  });
  return stdout.trim().split('\n');
}

/**
 * Compiles the modules in `exported`, the commands and all that both import into `built` below `work`; `more` are further
 * options of the compiler. Resolves with the paths of all files that it has read. Throws a UserError with the compiler's
 * output when the types have faults.
 */
export async function compile(
  work: string,
  exported: readonly string[],
  more: object = {},
): Promise<string[]> {
  const files = [...exported, ...(await furtherEntries())];
  const config = path.join(work, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    listFiles: true,
    rewriteRelativeImportExtensions: true,
    rootDir: projectRoot,
    outDir: path.join(work, 'built'),
    ...more,
  };
  await writeFile(
    config,
    JSON.stringify({
      extends: path.join(projectRoot, 'tsconfig.json'),
      compilerOptions,
      files: files.map((file) => path.join(projectRoot, file)),
    }),
  );
  const compiler = path.join(projectRoot, 'node_modules/typescript/bin/tsc');
  const ended = await run(process.execPath, [compiler, '-p', config], { maxBuffer: 2 ** 26 }).catch(
    ({ stdout }) => {
      throw new UserError(
        `The kit's types have faults, so no tarball is written: correct them.\n\n${stdout}`,
      );
    },
  );
  return ended.stdout.trim().split('\n');
}
