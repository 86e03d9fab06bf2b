import { parseArgs } from 'node:util';
import { UserError } from '../config/userError.ts';

/** A command line that can't be understood. */
export class UsageError extends UserError {
  override name = 'UsageError';
}

const options = {
  help: { type: 'boolean' },
  flagged: { type: 'boolean' },
  clear: { type: 'boolean' },
  csv: { type: 'boolean' },
  json: { type: 'boolean' },
  'older-than': { type: 'string' },
  to: { type: 'string' },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** The options that each command knows, and whether it takes an argument. */
const commands: Record<string, { options: (keyof Options)[]; argument?: string }> = {
  list: { options: ['flagged'] },
  show: { options: [], argument: 'NUMBER' },
  export: { options: ['csv', 'json'] },
  flag: { options: ['clear'], argument: 'NUMBER' },
  erase: { options: [], argument: 'EMAIL' },
  purge: { options: ['older-than'] },
  backup: { options: [], argument: 'FILE' },
  copy: { options: ['to'] },
};

export interface Arguments {
  /** One of the commands, or "help". */
  command: string;
  /** The command's argument; empty where it takes none. */
  argument: string;
  options: Options;
}

/** Reads a command line. Throws a UsageError for a command, an option or an argument that doesn't fit. */
export function readArguments(args: string[]): Arguments {
  const { values, positionals } = parsed(args);
  const [command = 'help', argument = '', ...more] = positionals;
  if (values.help || command === 'help') return { command: 'help', argument: '', options: values };
  const known = commands[command];
  if (known === undefined) throw new UsageError(`There is no command "${command}".`);
  const option = Object.keys(values).find((name) => !known.options.includes(name as keyof Options));
  if (option !== undefined) throw new UsageError(`${command} has no option --${option}.`);
  if (known.argument && argument === '') throw new UsageError(`${command} needs ${known.argument}.`);
  if (more.length > 0 || (!known.argument && argument !== '')) {
    throw new UsageError(`${command} takes ${known.argument ? 'one argument' : 'no argument'}.`);
  }
  return { command, argument, options: values };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** A whole number of 1 or more. Throws a UsageError naming `what` otherwise. */
export function wholeNumber(text: string | undefined, what: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text ?? ''))
    throw new UsageError(`${what} has to be a whole number of 1 or more.`);
  return Number(text);
}
