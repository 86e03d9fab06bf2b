import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { enquiryFieldNames } from '@sayapatri/contract';
import { allEnquiries, type EnquiryStore } from '../enquiries/enquiryStore.ts';
import { type Channel, outboxColumns, type StoredEnquiry } from '../enquiries/tables.ts';
import { withoutInvisible } from '../enquiries/visibleText.ts';
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
] as const;

/** The form's fields of one line; the message stands below the others. */
const shortFields = enquiryFieldNames.filter((field) => field !== 'message');

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One line for each enquiry that is `wanted`: number, when it was received, its state, whether it was mailed, from whom. */
export async function printList(
  stdout: Writable,
  store: EnquiryStore,
  wanted: (enquiry: StoredEnquiry) => boolean,
): Promise<void> {
  for await (const enquiry of allEnquiries(store)) {
    if (!wanted(enquiry)) continue;
    const { id, receivedAt, state, name, email } = enquiry;
    const received = receivedAt.slice(0, 16).replace('T', ' ');
    const cells = [id, received, state, deliveryState(enquiry, 'mail'), `${name} <${email}>`];
    await print(stdout, `${printable(cells.join('  '))}${enquiry.flagged ? '  possible spam' : ''}\n`);
  }
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
    `Spam      ${flagged ? 'possible' : 'no'}${spamReasons ? ` (${spamReasons})` : ''}`,
  ];
  const printed = message.split('\n').map(printable);
  await print(stdout, `${[...lines, '', ...printed].join('\n')}\n`);
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
