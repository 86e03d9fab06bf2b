import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { type Config, readConfig } from '../config/config.ts';
import { UserError } from '../config/userError.ts';
import type { EnquiryStore } from '../enquiries/enquiryStore.ts';
import { openStore } from '../enquiries/openStore.ts';
import { daysAgo } from '../enquiries/retention.ts';
import { backupSqlite } from '../enquiries/sqliteBackup.ts';
import { enquiriesFile } from '../enquiries/sqliteStore.ts';
import { type Arguments, readArguments, UsageError, wholeNumber } from './arguments.ts';
import { copyEnquiries, openAddress } from './copyEnquiries.ts';
import { print, printEnquiry, printExport, printList } from './printEnquiries.ts';
import { usage } from './usage.ts';

/** Where a command prints: its result, and the reason if it is refused. */
export interface Output {
  stdout: Writable;
  stderr: Writable;
}

/** Runs `pnpm enquiries` with these arguments and environment variables. Resolves with its exit code (usage.ts). */
export async function runEnquiries(
  args: string[],
  env: Readonly<Record<string, string | undefined>>,
  { stdout, stderr }: Output,
): Promise<0 | 1 | 2> {
  try {
    const given = readArguments(args);
    if (given.command === 'help') await print(stdout, `${usage}\n`);
    else await run(given, readConfig(env), stdout);
    return 0;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const isUsage = error instanceof UsageError;
    await print(stderr, `${error.message}\n${isUsage ? `\n${usage}\n` : ''}`);
    return isUsage ? 2 : 1;
  }
}

async function run(given: Arguments, config: Config, stdout: Writable): Promise<void> {
  if (config.databaseUrl === undefined && !existsSync(enquiriesFile(config.dataDir))) {
    throw new UserError(
      `There are no enquiries in ${config.dataDir}: set DATA_DIR to the folder that the server uses.`,
    );
  }
  if (given.command === 'backup') return backup(config, given.argument, stdout);
  const store = await openStore(config);
  try {
    await runIn(store, given, stdout);
  } finally {
    await store.close();
  }
}

async function runIn(
  store: EnquiryStore,
  { command, argument, options }: Arguments,
  stdout: Writable,
): Promise<void> {
  switch (command) {
    case 'list':
      return printList(stdout, store, { onlyFlagged: options.flagged ?? false });
    case 'show': {
      const enquiry = await store.find(wholeNumber(argument, 'NUMBER'));
      if (enquiry === undefined) throw new UserError(`There is no enquiry ${argument}.`);
      return printEnquiry(stdout, enquiry);
    }
    case 'export':
      if (Boolean(options.csv) === Boolean(options.json))
        throw new UsageError('export needs a format: add either --csv or --json.');
      return printExport(stdout, store, options.csv ? 'csv' : 'json');
    case 'flag': {
      const isThere = await store.flag(wholeNumber(argument, 'NUMBER'), !options.clear);
      if (!isThere) throw new UserError(`There is no enquiry ${argument}.`);
      const state = options.clear ? 'not marked' : 'marked as possible spam';
      return print(stdout, `Enquiry ${argument} is ${state}.\n`);
    }
    case 'erase':
      return print(stdout, `Deleted: ${await store.erase(argument)}.\n`);
    case 'purge': {
      const days = wholeNumber(options['older-than'], '--older-than');
      return print(stdout, `Deleted: ${await store.purge(daysAgo(days))}.\n`);
    }
    default:
      return copy(store, options.to, stdout);
  }
}

async function backup({ databaseUrl, dataDir }: Config, file: string, stdout: Writable): Promise<void> {
  if (databaseUrl !== undefined) {
    throw new UserError(
      'The enquiries are in PostgreSQL: back it up with pg_dump, or use `copy --to FOLDER`.',
    );
  }
  await print(stdout, `Saved ${await backupSqlite(dataDir, resolve(file))} enquiries in ${file}.\n`);
}

async function copy(source: EnquiryStore, address: string | undefined, stdout: Writable): Promise<void> {
  if (!address) throw new UsageError('copy needs a target: name a database or a folder with --to.');
  const target = await openAddress(address);
  try {
    const { total, before, after } = await copyEnquiries(source, target);
    await print(
      stdout,
      `Copied ${after - before} of ${total} enquiries; ${total - (after - before)} were there already.\n`,
    );
  } finally {
    await target.close();
  }
}
