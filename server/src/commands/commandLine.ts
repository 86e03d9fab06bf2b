/** The command line, `--help`, errors and exit codes of every command. Only this file uses Commander. */
import type { Writable } from 'node:stream';
import { Command, CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { EnvironmentError, UsageError, UserError } from '@sayapatri/contract/userError';

/** A command as people type it, e.g. `pnpm release`; its arguments, options and action are added in Commander's way. */
export const commandLine = (name: string, help: string, stdout: Writable = process.stdout) =>
  new Command(name)
    .description(help)
    .exitOverride()
    .configureOutput({ writeOut: (text) => stdout.write(text), writeErr: () => {} });

interface CommandEnd {
  /** 0 done, 1 refused, 2 wrong command line, 3 something is missing on this machine or can't be reached. */
  exitCode: 0 | 1 | 2 | 3;
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
  const chosen = program.commands.find((command) => command.name() === args[0]) ?? program;
  try {
    await program.parseAsync(args, { from: 'user' });
    return { exitCode: 0, message: '' };
  } catch (thrown) {
    if (thrown instanceof CommanderError && thrown.exitCode === 0) return { exitCode: 0, message: '' };
    const error = thrown instanceof CommanderError ? misused(thrown, chosen) : asUserError(thrown);
    if (!(error instanceof UserError)) throw error;
    const names = chosen === program ? program.name() : `${program.name()} ${chosen.name()}`;
    const usage = error instanceof UsageError ? `Usage: ${names} ${chosen.usage()}\n` : '';
    // An error of a release's own code is printed with its stack, so that its author can find the place.
    const cause = error.cause instanceof Error ? `\n${error.cause.stack}\n` : '';
    return { exitCode: exitCodeOf(error), message: `${error.message}\n${usage}${cause}` };
  }
}

function exitCodeOf(error: UserError): 1 | 2 | 3 {
  if (error instanceof UsageError) return 2;
  return error instanceof EnvironmentError ? 3 : 1;
}

/** Commander's error as a sentence, with a hint where the option that names the environment has another name here. */
function misused({ message }: CommanderError, { options }: AnyCommand): UsageError {
  const [fault = '', suggestion] = message.replace(/^error: /, '').split(/\.?\n\(|\?\)$/);
  const [, unknown = ''] = /^unknown option '--(env|to)'/.exec(fault) ?? [];
  const known = options.find(({ long }) => long === { env: '--to', to: '--env' }[unknown])?.long;
  const advice = known
    ? `here ${known} names the environment.`
    : suggestion && `${suggestion.toLowerCase()}?`;
  const sentence = fault.charAt(0).toUpperCase() + fault.slice(1);
  return new UsageError(advice ? `${sentence}: ${advice}` : `${sentence.replace(/\.$/, '')}.`);
}
