import type { Enquiry } from '@sayapatri/contract';
import { dueAt } from '../followUp/dueAt.ts';
import type { Channel, Delivery, Receipt, State, StoredEnquiry } from './enquiryStore.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Insertable } from './kysely.ts';
import { type EnquiryRow, type EnquiryTable, outboxColumns } from './tables.ts';

/** The row of an enquiry that arrives at `now` (ISO, UTC). */
export function newRow(enquiry: Enquiry, receipt: Receipt, now: string): Insertable<EnquiryTable> {
  const { name, email, phone, message, timestamp } = enquiry;
  return {
    fingerprint: fingerprintOf(enquiry),
    name,
    email,
    phone,
    message,
    timestamp,
    received_at: now,
    flagged: receipt.flagged ? 1 : 0,
    spam_reasons: receipt.spamReasons.join('; '),
    ...toColumns('mail', newDelivery(receipt.channels.includes('mail'), now)),
    ...toColumns('webhook', newDelivery(receipt.channels.includes('webhook'), now)),
    due_at: dueAt(now),
  };
}

/** A row of the table as an enquiry. */
export function fromRow(row: EnquiryRow): StoredEnquiry {
  const { id, fingerprint, name, email, phone, message, timestamp } = row;
  return {
    id,
    receivedAt: row.received_at,
    timestamp,
    name,
    email,
    phone,
    message,
    flagged: row.flagged === 1,
    spamReasons: row.spam_reasons,
    deliveries: { mail: deliveryOf(row, 'mail'), webhook: deliveryOf(row, 'webhook') },
    state: row.state as State,
    owner: row.owner,
    dueAt: row.due_at,
    notes: row.notes,
    fingerprint,
  };
}

/** An enquiry as a row of the table, without its number. */
export function toRow(enquiry: StoredEnquiry): Insertable<EnquiryTable> {
  const { fingerprint, name, email, phone, message, timestamp } = enquiry;
  return {
    fingerprint,
    name,
    email,
    phone,
    message,
    timestamp,
    received_at: enquiry.receivedAt,
    flagged: enquiry.flagged ? 1 : 0,
    spam_reasons: enquiry.spamReasons,
    ...toColumns('mail', enquiry.deliveries.mail),
    ...toColumns('webhook', enquiry.deliveries.webhook),
    state: enquiry.state,
    owner: enquiry.owner,
    due_at: enquiry.dueAt,
    notes: enquiry.notes,
  };
}

const newDelivery = (isDue: boolean, now: string): Delivery => ({
  dueAt: isDue ? now : null,
  attempts: 0,
  deliveredAt: null,
});

function deliveryOf(row: EnquiryRow, channel: Channel): Delivery {
  const { dueAt, attempts, deliveredAt } = outboxColumns[channel];
  return { dueAt: row[dueAt], attempts: row[attempts], deliveredAt: row[deliveredAt] };
}

function toColumns(channel: Channel, { dueAt, attempts, deliveredAt }: Delivery) {
  const columns = outboxColumns[channel];
  return { [columns.dueAt]: dueAt, [columns.attempts]: attempts, [columns.deliveredAt]: deliveredAt };
}
