import type { Writable } from 'node:stream';
import { UserError } from '@sayapatri/contract/userError';
import { type EnquiryStore, partsOf } from '../enquiries/enquiryStore.ts';
import { openAddress, withStore } from '../enquiries/openStore.ts';
import { commandLine, InvalidArgumentError, runCommandLine } from './commandLine.ts';
import { print, printEnquiry, printExport, printList } from './printEnquiries.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Runs `pnpm enquiries` with these arguments and environment variables; prints its result to `stdout`. */
export function runEnquiries(args: string[], env: Environment, stdout: Writable) {
  return runCommandLine(enquiriesCommand(env, stdout), args.length > 0 ? args : ['--help']);
}

function enquiriesCommand(env: Environment, stdout: Writable) {
  const program = commandLine(
    'pnpm enquiries',
    'Lists, exports, marks and deletes the enquiries received, where the server keeps them: in DATABASE_URL, or else in DATA_DIR (var/data where it is not set).',
    stdout,
  ).addHelpText('after', '\nExit codes: 0 done, 1 refused or failed, 2 the command line is wrong.');
  const inStore = (run: (store: EnquiryStore) => Promise<void>) => withStore(env, run);
  const printLine = (text: string) => print(stdout, `${text}\n`);

  program
    .command('list')
    .description('lists the enquiries, one line each, oldest first')
    .option('--flagged', 'lists only enquiries marked as possible spam')
    .option('--new', 'lists only enquiries that are neither answered nor closed')
    .action(({ flagged, new: isNew }) =>
      inStore((store) =>
        printList(stdout, store, (one) => (!flagged || one.flagged) && (!isNew || one.state === 'new')),
      ),
    );

  program
    .command('show')
    .description('prints one enquiry in full')
    .argument('<number>', 'its number in the list', wholeNumber)
    .action((id) =>
      inStore(async (store) => {
        const enquiry = await store.find(id);
        if (enquiry === undefined) throw noSuchEnquiry(id);
        await printEnquiry(stdout, enquiry);
      }),
    );

  program
    .command('export')
    .description('prints all enquiries as CSV or JSON')
    .option('--csv', 'prints a table for a spreadsheet')
    .option('--json', 'prints one JSON object a line')
    .action(({ csv, json }) => {
      if (csv === json) throw new InvalidArgumentError('export needs a format: add either --csv or --json.');
      return inStore((store) => printExport(stdout, store, csv ? 'csv' : 'json'));
    });

  program
    .command('flag')
    .description('marks an enquiry as possible spam')
    .argument('<number>', 'its number in the list', wholeNumber)
    .option('--clear', 'removes the mark')
    .action((id, { clear }) =>
      inStore(async (store) => {
        if (!(await store.change(id, { flagged: !clear }))) throw noSuchEnquiry(id);
        await printLine(`Enquiry ${id} is ${clear ? 'not marked' : 'marked as possible spam'}.`);
      }),
    );

  for (const [name, state, description] of stateCommands)
    program
      .command(name)
      .description(description)
      .argument('<number>', 'its number in the list', wholeNumber)
      .option('--by <name>', 'the member of staff who answers it', notEmpty)
      .action((id, { by }) =>
        inStore(async (store) => {
          const change = { state, ...(by === undefined ? {} : { owner: by }) };
          if (!(await store.change(id, change))) throw noSuchEnquiry(id);
          await printLine(`Enquiry ${id} is ${state}${by === undefined ? '' : `, for ${by}`}.`);
        }),
      );

  program
    .command('erase')
    .description('deletes all enquiries from an e-mail address, beyond recovery')
    .argument('<email>', 'the address, in capital or small letters', notEmpty)
    .action((email) =>
      inStore(async (store) => {
        await printLine(`Deleted: ${await store.erase(email)}.`);
        // Also when nothing is left to delete: an earlier run may not have been able to vacuum.
        await store.vacuum();
      }),
    );

  program
    .command('copy')
    .description('copies all enquiries to another database, also while the server runs')
    .requiredOption(
      '--to <address>',
      'postgres://user:password@host/database, or the folder of another SQLite file',
      notEmpty,
    )
    .action(({ to }) =>
      inStore(async (source) => {
        const target = await openAddress(to);
        let total = 0;
        let copied = 0;
        try {
          for await (const part of partsOf(source)) {
            total += part.length;
            copied += await target.restore(part);
          }
        } finally {
          await target.close();
        }
        await printLine(`Copied ${copied} of ${total} enquiries; ${total - copied} were there already.`);
      }),
    );

  return program;
}

const stateCommands = [
  ['answer', 'answered', 'marks an enquiry as answered'],
  ['close', 'closed', 'marks an enquiry as needing no answer, or no further answer'],
  ['reopen', 'new', 'marks an enquiry as new'],
] as const;

const noSuchEnquiry = (id: number) => new UserError(`There is no enquiry ${id}.`);

/** A whole number of 1 or more. Throws an InvalidArgumentError otherwise. */
function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It is not a whole number of 1 or more: give one.');
}

/** Returns the text. Throws an InvalidArgumentError where it is empty, as an unset variable of a script makes it. */
function notEmpty(text: string): string {
  if (text.trim() !== '') return text;
  throw new InvalidArgumentError('It is empty: give its value.');
}
