/** What all commands have in common: arguments, `--help`, errors and exit codes. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { EnvironmentError, UsageError, UserError } from '../userError.ts';

type ParseArgsOptionsConfig = NonNullable<ParseArgsConfig['options']>;

interface CommandLine<Options extends ParseArgsOptionsConfig> {
  /** The command line with its arguments, e.g. `pnpm release <package>`. */
  usage: string;
  /** What it does, for `--help`. */
  help: string;
  /** By name, without dashes; `help` explains each. */
  options?: Options;
  /** Maximum number of arguments besides options. */
  maxArguments: number;
  run: (
    values: ReturnType<typeof parseArgs<{ options: Options }>>['values'],
    ...args: string[]
  ) => Promise<void>;
}

/** The option of commands that work in an environment. Where a release goes to one, it is `--to`. */
export const environmentOption = { env: { type: 'string' } } as const;

/**
 * Runs one command with the arguments of this process, which ends with exit code 0 on success. A UserError is printed
 * as one sentence, with exit code 1 (refused), 2 (wrong command line) or 3 (something is missing on this machine or
 * can't be reached). Any other error is a bug in this software: its stack is printed, and the exit code is 1.
 */
export async function command<Options extends ParseArgsOptionsConfig = Record<never, never>>(
  commandLine: CommandLine<Options>,
): Promise<void> {
  // Set before compose imports React and MUI, which choose their production code by it.
  process.env.NODE_ENV = 'production';
  const { usage, help, run } = commandLine;
  try {
    if (process.argv.includes('--help')) {
      console.log(`${usage}\n\n${help}`);
      return;
    }
    const { values, positionals } = parsed(commandLine);
    await run(values, ...positionals);
  } catch (error) {
    const { message, exitCode } = described(error, commandLine);
    console.error(message);
    process.exit(exitCode);
  }
}

function parsed<Options extends ParseArgsOptionsConfig>({ options, maxArguments }: CommandLine<Options>) {
  const result = parseArgs({ options: options ?? ({} as Options), allowPositionals: true });
  const [extra] = result.positionals.slice(maxArguments);
  if (extra !== undefined) throw new UsageError(`The argument "${extra}" is unexpected: remove it.`);
  return result;
}

function exitCodeOf(error: UserError): number {
  if (error instanceof UsageError) return 2;
  return error instanceof EnvironmentError ? 3 : 1;
}

/** System errors whose code and path say enough for a one-sentence message. */
const storageErrors = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR'];

/** What is printed for an error that ends a command, and the exit code. */
export function described(
  error: unknown,
  { usage, options = {} }: Pick<CommandLine<ParseArgsOptionsConfig>, 'usage' | 'options'>,
): { message: unknown; exitCode: number } {
  const { path = '', message = '', ...rest } = error as NodeJS.ErrnoException;
  // The code is a number where a program that was started has ended with it.
  const code = String(rest.code ?? '');
  if (code.startsWith('ERR_PARSE_ARGS')) {
    // The rest of Node's message is advice on arguments that begin with a dash, which no command takes.
    const [sentence] = message.split('. To specify');
    const [, unknown = ''] = /^Unknown option '--(\w+)'/.exec(message) ?? [];
    const known = { env: 'to', to: 'env' }[unknown];
    const hint = known && options[known] ? `: here --${known} names the environment.` : '';
    return { message: `\n${sentence}${hint}\nUsage: ${usage}\n`, exitCode: 2 };
  }
  if (error instanceof UserError) {
    const usageLine = error instanceof UsageError ? `Usage: ${usage}\n` : '';
    // An error of a release's own code is printed with its stack, so that its author can find the place.
    const cause = error.cause instanceof Error ? `\n${error.cause.stack}\n` : '';
    return { message: `\n${error.message}\n${usageLine}${cause}`, exitCode: exitCodeOf(error) };
  }
  if (storageErrors.includes(code))
    return {
      message: `\n${path || 'The store'} can't be written (${code}): make room or give access, or let SITE_ROOT name another folder.\n`,
      exitCode: 3,
    };
  return { message: error, exitCode: 1 };
}
