/** What all commands of compose have in common. */
import { type AnyCommand, commandLine, runCommandLine } from '@sayapatri/hosting/commandLine';
import { isInstalled } from '../paths.ts';
import { asTyped, repository } from '../repository.ts';
import { EnvironmentError, UsageError, UserError } from '../userError.ts';

/** A command of `pnpm`, such as `release`; its arguments, options and action are added in Commander's way. */
export const command = (name: string, help: string) =>
  commandLine(`${repository.program} ${name}${repository.beforeOptions}`, asTyped(help));

/** The option of commands that work in an environment. Where a release goes to one, it is `--to`. */
export const environmentOption = [
  '--env <environment>',
  'staging, or a preview such as preview/new-prices; production by default',
] as const;

/** The option of commands that put releases through the gate. */
export const allowLessOption = [
  '--allow-less',
  'also takes pages that would show less than a third of their live text, or leave search engines',
] as const;

/** System errors whose code and path say enough for a one-sentence message. */
const storageErrors = [
  ...['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EMFILE'],
  ...['ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG'],
];

/**
 * Runs the command with the arguments of this process, which ends with the command's exit code where it fails. Any
 * other error than a UserError is a bug: it is printed with its stack, and the exit code is 1.
 */
export async function run(wanted: AnyCommand): Promise<void> {
  // Set before compose imports React and MUI, which choose their production code by it.
  process.env.NODE_ENV = 'production';
  wanted.hook('preAction', (_, { options }) => refuseTaken(options));
  const { exitCode, message } = await runCommandLine(wanted, process.argv.slice(2), withStorageFaults);
  if (exitCode === 0) return;
  console.error(`\n${asTyped(message)}`);
  process.exit(exitCode);
}

/**
 * Throws a UsageError where npm has taken an option of the command for its own, as it does with those before the two dashes:
 * a release would be made in earnest that was to be tried.
 */
function refuseTaken(options: AnyCommand['options']): void {
  const names = Object.keys(process.env);
  // Its own options may be shortened: it takes `--to` for `--token-description`.
  const isTaken = (long = '') =>
    names.some((name) => name.startsWith(`npm_config_${long.slice(2).replaceAll('-', '_')}`));
  const taken = isInstalled ? options.find(({ long }) => isTaken(long)) : undefined;
  if (taken)
    throw new UsageError(
      `npm has taken ${taken.long} for an option of its own: write it after two dashes, as below.`,
    );
}

/** Turns a system error about a path that can't be written into an EnvironmentError; returns all others unchanged. */
export function withStorageFaults(error: unknown): unknown {
  if (error instanceof UserError) return error;
  const { code, path = 'The store' } = error as NodeJS.ErrnoException;
  // The code of a child process's error is its exit code, a number.
  if (!storageErrors.includes(String(code))) return error;
  return new EnvironmentError(
    `${path} can't be written (${code}): make room or give access, or let SITE_ROOT name another folder.`,
  );
}
