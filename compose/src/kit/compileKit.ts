/** Compiles the kit's sources to JavaScript with types. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../paths.ts';
import { UserError } from '../userError.ts';

const run = promisify(execFile);

/** Modules that no `exports` names: the commands, code that the preset hands to browsers, and declarations of untyped modules. */
async function furtherEntries(): Promise<string[]> {
  // All modules of these folders, because the compiler does not write a module that it first reaches by a package's name.
  const modules = (await sourcesBelow('shared/build/src', 'shared/drawings/src')).filter(
    (file) => /\.tsx?$/.test(file) && !isTest(file),
  );
  const declarations = (await sourcesBelow('compose/src')).filter((file) => file.endsWith('.d.ts'));
  return ['compose/src/kit/remoteKit.ts', 'server/src/serveSite.ts', ...modules, ...declarations];
}

/** True for tests and for files that only tests or this repository use. */
export const isTest = (file: string) =>
  /\.test\.tsx?$|\/(catalogue|testing|publicTypes|exampleDrawings)\/|fixture/.test(file);

/** Files below folders that are in the repository or new, as paths from the project's root. */
export async function sourcesBelow(...folders: string[]): Promise<string[]> {
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard', '--', ...folders], {
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
