/** `pnpm enquiries`: for whoever runs the site and answers what visitors ask. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import type { EnquiryStore } from '../enquiries/enquiryStore.ts';
import { openStore } from '../enquiries/openStore.ts';
import { daysAgo } from '../enquiries/retention.ts';
import { backupSqlite } from '../enquiries/sqliteBackup.ts';
import { enquiriesFile } from '../enquiries/sqliteStore.ts';
import { UserError } from '../userError.ts';
import { type Arguments, readArguments, UsageError, wholeNumber } from './arguments.ts';
import { copyEnquiries, openAddress } from './copyEnquiries.ts';
import { printEnquiry, printExport, printList } from './printEnquiries.ts';
import { usage } from './usage.ts';

// `pnpm enquiries list | head` closes the pipe early: that is no fault.
process.stdout.on('error', () => process.exit(0));

try {
  const given = readArguments(process.argv.slice(2));
  if (given.command === 'help') console.log(usage);
  else await run(given, readConfig(process.env));
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error instanceof UsageError ? `${error.message}\n\n${usage}` : error.message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

async function run(given: Arguments, config: Config): Promise<void> {
  if (config.databaseUrl === undefined && !existsSync(enquiriesFile(config.dataDir))) {
    throw new UserError(`No enquiries in ${config.dataDir} yet: set DATA_DIR to the folder the server uses.`);
  }
  if (given.command === 'backup') return backup(config, given.argument);
  const store = await openStore(config);
  try {
    await runIn(store, given);
  } finally {
    await store.close();
  }
}

async function runIn(store: EnquiryStore, { command, argument, options }: Arguments): Promise<void> {
  switch (command) {
    case 'list':
      return printList(store, { onlyFlagged: options.flagged ?? false });
    case 'show': {
      const enquiry = await store.find(wholeNumber(argument, 'NUMBER'));
      if (enquiry === undefined) throw new UserError(`There is no enquiry ${argument}.`);
      return printEnquiry(enquiry);
    }
    case 'export':
      if (Boolean(options.csv) === Boolean(options.json)) throw new UsageError('Say --csv or --json.');
      return printExport(store, options.csv ? 'csv' : 'json');
    case 'flag': {
      const isThere = await store.flag(wholeNumber(argument, 'NUMBER'), !options.clear);
      if (!isThere) throw new UserError(`There is no enquiry ${argument}.`);
      return console.log(
        `Enquiry ${argument} is ${options.clear ? 'not marked' : 'marked as possible spam'}.`,
      );
    }
    case 'erase':
      return console.log(`Deleted: ${await store.erase(argument)}.`);
    case 'purge': {
      const days = wholeNumber(options['older-than'], '--older-than');
      return console.log(`Deleted: ${await store.purge(daysAgo(days))}.`);
    }
    default:
      return copy(store, options.to);
  }
}

async function backup({ databaseUrl, dataDir }: Config, file: string): Promise<void> {
  if (databaseUrl !== undefined) {
    throw new UserError(
      'The enquiries are in PostgreSQL: back it up with pg_dump, or use `copy --to FOLDER`.',
    );
  }
  console.log(`Saved ${await backupSqlite(dataDir, resolve(file))} enquiries in ${file}.`);
}

async function copy(source: EnquiryStore, address: string | undefined): Promise<void> {
  if (!address) throw new UsageError('Say where to copy them, with --to.');
  const target = await openAddress(address);
  try {
    const { total, before, after } = await copyEnquiries(source, target);
    console.log(
      `Copied ${after - before} of ${total} enquiries; ${total - (after - before)} were there already.`,
    );
  } finally {
    await target.close();
  }
}
