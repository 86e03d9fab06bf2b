/** The command line, `--help`, errors and exit codes of every command. Only this file names Commander. */
import type { Writable } from 'node:stream';
import { Command, CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { UserError } from '@sayapatri/contract/userError';

export { Argument, InvalidArgumentError, Option } from '@commander-js/extra-typings';

/** A command as people type it, e.g. `pnpm release`; its arguments, options and action are added in Commander's way. */
export const commandLine = (name: string, help: string, stdout: Writable = process.stdout) =>
  new Command(name)
    .description(help)
    .exitOverride()
    .configureOutput({ writeOut: (text) => stdout.write(text), writeErr: () => {} });

interface CommandEnd {
  /** 0 done, 1 refused, 2 wrong command line. */
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
    if (thrown instanceof CommanderError) {
      if (thrown.exitCode === 0) return { exitCode: 0, message: '' };
      const help = `\`${program.name()} --help\` shows how it is used.`;
      return { exitCode: 2, message: `${thrown.message}\n${help}\n` };
    }
    const error = asUserError(thrown);
    if (!(error instanceof UserError)) throw error;
    // An error of a release's own code is printed with its stack, so that its author can find the place.
    const cause = error.cause instanceof Error ? `\n${error.cause.stack}\n` : '';
    return { exitCode: 1, message: `${error.message}\n${cause}` };
  }
}
