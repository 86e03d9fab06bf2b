// Prints the stored enquiries, oldest first: CSV for a spreadsheet, or with --json one JSON object a line.
import { existsSync } from 'node:fs';
import { readConfig } from './config.ts';
import { toCsv } from './csv.ts';
import type { StoredEnquiry } from './enquiries/enquiryStore.ts';
import { enquiriesFile, openSqlite } from './enquiries/sqliteStore.ts';
import { UserError } from './userError.ts';

const columns: (keyof StoredEnquiry)[] = [
  'id',
  'receivedAt',
  'timestamp',
  'name',
  'email',
  'phone',
  'message',
];

try {
  const unknown = process.argv.slice(2).find((argument) => argument !== '--csv' && argument !== '--json');
  if (unknown) throw new UserError(`${unknown} is not an option: use --csv (the default) or --json.`);

  const { dataDir } = readConfig(process.env);
  if (!existsSync(enquiriesFile(dataDir))) {
    throw new UserError(`No enquiries in ${dataDir} yet: set DATA_DIR to the folder the server uses.`);
  }
  const enquiries = await openSqlite(dataDir);
  const rows = await enquiries.list();
  await enquiries.close();
  const asJson = process.argv.includes('--json');
  process.stdout.write(
    asJson ? rows.map((row) => `${JSON.stringify(row)}\n`).join('') : toCsv(columns, rows),
  );
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
