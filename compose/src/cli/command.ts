/** What all commands of compose have in common. */
import { realpathSync } from 'node:fs';
import { UserError } from '@sayapatri/contract/userError';
import { type AnyCommand, Argument, commandLine, Option, runCommandLine } from 'server/commandLine';
import { releasedPackages } from '../packageBuilds/packages.ts';
import { environments } from '../paths.ts';

/** A command of `pnpm`, such as `release`; its arguments, options and action are added in Commander's way. */
export const command = (name: string, help: string) => commandLine(`pnpm ${name}`, help);

/** The option that names a command's environment; `release` calls it `--to`. */
export const environmentOption = <const Flags extends string>(flags: Flags) =>
  new Option(flags, 'the site that is meant').choices(environments).default('production' as const);

/** The option of commands that put releases through the gate. */
export const allowLessOption = [
  '--allow-less',
  'also takes pages that would show less than a third of their live text, or leave search engines',
] as const;

/** An argument that takes names of released packages, such as `<package>`. */
export const packageArgument = async <const Name extends string>(name: Name) =>
  new Argument(name).choices(await releasedPackages());

/**
 * Returns the command that the module `file` defines, and runs it if this process was started with that module: tests
 * and remoteKit.ts only import it.
 */
export async function runFrom(file: string, wanted: AnyCommand): Promise<AnyCommand> {
  if (realpathSync(process.argv[1] ?? '.') === file) await run(wanted);
  return wanted;
}

/**
 * Runs the command with the arguments of this process, which ends with the command's exit code where it fails. Any
 * other error than a UserError is a bug: it is printed with its stack, and the exit code is 1.
 */
export async function run(wanted: AnyCommand): Promise<void> {
  const { exitCode, message } = await runCommandLine(wanted, process.argv.slice(2), withStorageFaults);
  if (exitCode === 0) return;
  console.error(`\n${message}`);
  process.exit(exitCode);
}

/** Turns a system error about a path that can't be written into a UserError; returns all others unchanged. */
export function withStorageFaults(error: unknown): unknown {
  if (error instanceof UserError) return error;
  const { code, syscall, path = 'The store' } = error as NodeJS.ErrnoException;
  // A file that is missing is a bug of compose.
  if (syscall === undefined || code === 'ENOENT') return error;
  return new UserError(
    `${path} can't be written (${code}): make room or give access, or let SITE_ROOT name another folder.`,
  );
}
