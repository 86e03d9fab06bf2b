/** The command line, `--help`, errors and exit codes of every command. Only this file names Commander. */
import type { Writable } from 'node:stream';
import { Command, CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { UsageError, UserError } from '@sayapatri/contract/userError';

export { Argument, Option } from '@commander-js/extra-typings';

/** A command as people type it, e.g. `pnpm release`; its arguments, options and action are added in Commander's way. */
export const commandLine = (name: string, help: string, stdout: Writable = process.stdout) =>
  new Command(name)
    .description(help)
    .exitOverride()
    .configureOutput({ writeOut: (text) => stdout.write(text), writeErr: () => {} });

interface CommandEnd {
  /** 0 done, 1 refused, 2 wrong command line, 3 something is missing on this machine or can't be reached. */
  exitCode: number;
  /** Why the command was refused, with a line break at its end; empty where it was done. */
  message: string;
}

export type AnyCommand = CommandUnknownOpts;

/**
 * Runs the command with these arguments. `asUserError` may turn errors into UserErrors. Rejects with every other error,
 * which is a bug.
 */
export async function runCommandLine(
  program: AnyCommand,
  args: string[],
  asUserError = (error: unknown) => error,
): Promise<CommandEnd> {
  try {
    await program.parseAsync(args, { from: 'user' });
    return { exitCode: 0, message: '' };
  } catch (thrown) {
    if (thrown instanceof CommanderError && thrown.exitCode === 0) return { exitCode: 0, message: '' };
    const error = thrown instanceof CommanderError ? new UsageError(thrown.message) : asUserError(thrown);
    if (!(error instanceof UserError)) throw error;
    const help = error instanceof UsageError ? `\`${program.name()} --help\` shows how it is used.\n` : '';
    // An error of a release's own code is printed with its stack, so that its author can find the place.
    const cause = error.cause instanceof Error ? `\n${error.cause.stack}\n` : '';
    return { exitCode: error.exitCode, message: `${error.message}\n${help}${cause}` };
  }
}
