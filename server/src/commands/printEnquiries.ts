import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { enquiryFieldNames } from '@sayapatri/contract';
import { allEnquiries, type EnquiryStore } from '../enquiries/enquiryStore.ts';
import { type Channel, outboxColumns, type StoredEnquiry } from '../enquiries/tables.ts';
import { withoutInvisible } from '../enquiries/visibleText.ts';
import { dueLine, endOfToday, nepalMoment } from '../followUp/due.ts';
import { csvHead, csvRow } from './csv.ts';

const columns = [
  'id',
  'receivedAt',
  'timestamp',
  ...enquiryFieldNames,
  'flagged',
  'spamReasons',
  'mailedAt',
  'webhookDeliveredAt',
  'state',
  'owner',
  'dueAt',
  'notes',
] as const;

/** The form's fields of one line; the message stands below the others. */
const shortFields = enquiryFieldNames.filter((field) => field !== 'message');

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One line for each enquiry: number, when it was received, whether it was mailed, from whom. */
export async function printList(stdout: Writable, store: EnquiryStore, onlyFlagged: boolean): Promise<void> {
  for await (const enquiry of allEnquiries(store)) {
    if (onlyFlagged && !enquiry.flagged) continue;
    const { id, receivedAt, name, email } = enquiry;
    const received = receivedAt.slice(0, 16).replace('T', ' ');
    const cells = [id, received, deliveryState(enquiry, 'mail'), `${name} <${email}>`];
    await print(stdout, `${printable(cells.join('  '))}${enquiry.flagged ? '  possible spam' : ''}\n`);
  }
}

/** One line for each new enquiry that has to be answered by the end of today in Nepal. */
export async function printDue(stdout: Writable, store: EnquiryStore): Promise<void> {
  const now = new Date();
  for (const enquiry of await store.due(endOfToday(now), Number.MAX_SAFE_INTEGER))
    await print(stdout, `${printable(dueLine(enquiry, now))}\n`);
}

export async function printEnquiry(stdout: Writable, enquiry: StoredEnquiry): Promise<void> {
  const { id, message, receivedAt, flagged, spamReasons } = enquiry;
  const lines = [
    `Number    ${id}`,
    `Received  ${receivedAt}`,
    ...shortFields.map((field) => `${capital(field).padEnd(9)} ${printable(enquiry[field])}`),
    `Mail      ${deliveryState(enquiry, 'mail')}`,
    `Webhook   ${deliveryState(enquiry, 'webhook')}`,
    `State     ${enquiry.state}${enquiry.owner ? `, for ${printable(enquiry.owner)}` : ''}`,
    `Due       ${enquiry.dueAt === null ? 'no due time' : `${nepalMoment(enquiry.dueAt)} (Nepal time)`}`,
    `Spam      ${flagged ? 'possible' : 'no'}${spamReasons ? ` (${spamReasons})` : ''}`,
  ];
  const texts = [message, ...(enquiry.notes ? [`Notes:\n${enquiry.notes}`] : [])];
  const printed = texts.map((text) => text.split('\n').map(printable).join('\n'));
  await print(stdout, `${[lines.join('\n'), ...printed].join('\n\n')}\n`);
}

/** All enquiries, as CSV or as one JSON object a line. */
export async function printExport(
  stdout: Writable,
  store: EnquiryStore,
  format: 'csv' | 'json',
): Promise<void> {
  if (format === 'csv') await print(stdout, csvHead(columns));
  for await (const enquiry of allEnquiries(store)) {
    const line = format === 'csv' ? csvRow(columns, enquiry) : `${JSON.stringify(enquiry, [...columns])}\n`;
    await print(stdout, line);
  }
}

function deliveryState(enquiry: StoredEnquiry, channel: Channel): string {
  const columns = outboxColumns[channel];
  const done = channel === 'mail' ? 'mailed' : 'posted';
  if (enquiry[columns.deliveredAt] !== null) return done;
  const isDue = enquiry[columns.dueAt] !== null;
  const attempts = enquiry[columns.attempts];
  return `${isDue ? 'to be' : 'not'} ${done}${isDue || attempts > 0 ? ` (${attempts} tries)` : ''}`;
}

/** Replaces control characters, by which a visitor's text could control the terminal. */
const printable = (text: string) => withoutInvisible(text).replace(/\p{Cc}/gu, '\ufffd');

/** Resolves when the reading program has taken the text. */
export async function print(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}
