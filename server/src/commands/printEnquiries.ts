import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { allEnquiries, type EnquiryStore, type StoredEnquiry } from '../enquiries/enquiryStore.ts';
import { csvHead, csvRow } from './csv.ts';

const columns: (keyof StoredEnquiry)[] = [
  'id',
  'receivedAt',
  'timestamp',
  'name',
  'email',
  'phone',
  'message',
  'flagged',
  'spamReasons',
  'mailedAt',
];

/** One line for each enquiry: number, when it was received, whether it was mailed, from whom. */
export async function printList(
  stdout: Writable,
  store: EnquiryStore,
  { onlyFlagged }: { onlyFlagged: boolean },
): Promise<void> {
  for await (const enquiry of allEnquiries(store)) {
    if (onlyFlagged && !enquiry.flagged) continue;
    const { id, receivedAt, name, email } = enquiry;
    const cells = [id, receivedAt.slice(0, 16).replace('T', ' '), mailState(enquiry), `${name} <${email}>`];
    await print(stdout, `${printable(cells.join('  '))}${enquiry.flagged ? '  possible spam' : ''}\n`);
  }
}

export async function printEnquiry(stdout: Writable, enquiry: StoredEnquiry): Promise<void> {
  const { id, name, email, phone, message, receivedAt, flagged, spamReasons } = enquiry;
  const lines = [
    `Number    ${id}`,
    `Received  ${receivedAt}`,
    `Name      ${printable(name)}`,
    `Email     ${printable(email)}`,
    `Phone     ${printable(phone)}`,
    `Mail      ${mailState(enquiry)}`,
    `Spam      ${flagged ? 'possible' : 'no'}${spamReasons ? ` (${spamReasons})` : ''}`,
  ];
  await print(stdout, `${lines.join('\n')}\n\n${message.split('\n').map(printable).join('\n')}\n`);
}

/** All enquiries, as CSV or as one JSON object a line. */
export async function printExport(
  stdout: Writable,
  store: EnquiryStore,
  format: 'csv' | 'json',
): Promise<void> {
  if (format === 'csv') await print(stdout, csvHead(columns));
  for await (const enquiry of allEnquiries(store)) {
    const { fingerprint: _, ...exported } = enquiry;
    await print(stdout, format === 'csv' ? csvRow(columns, enquiry) : `${JSON.stringify(exported)}\n`);
  }
}

function mailState({ mailedAt, mailDueAt, mailAttempts }: StoredEnquiry): string {
  if (mailedAt !== null) return 'mailed';
  if (mailDueAt !== null) return `to be mailed (${mailAttempts} tries)`;
  return mailAttempts > 0 ? `not mailed (${mailAttempts} tries)` : 'not mailed';
}

/** The text without control characters, with which a visitor's text could control the terminal. */
const printable = (text: string) => text.replace(/\p{Cc}/gu, '\ufffd');

/** Resolves when the reading program has taken the text. */
export async function print(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}
