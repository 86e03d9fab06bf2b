import type { EnquiryStore } from '../enquiries/enquiryStore.ts';
import { type Channel, outboxColumns, type StoredEnquiry } from '../enquiries/tables.ts';

/** Enquiries sent at once. */
export const parallel = 5;
/** Another server sends an enquiry after this time, if the first server ends: longer than the other side takes to answer. */
const leaseMs = 60_000;
/** How often a server looks for enquiries that are due again, or that another server did not finish. */
const pollMs = 5_000;

const firstWaitMs = 5_000;
const longestWaitMs = 3_600_000;
const giveUpAfterMs = 14 * 24 * 3_600_000;

/** The part of pino's logger that is used. */
export interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** One way to tell the office of enquiries. */
export interface Sender {
  channel: Channel;
  /** Resolves once the other side has accepted the enquiry. May be called again for an accepted enquiry. */
  send(enquiry: StoredEnquiry): Promise<unknown>;
  /** The details of a failure for the log: only codes, because an answer may repeat a visitor's words. */
  reasonOf(error: unknown): object;
  close(): void;
}

export interface Outbox {
  /** To be called when an enquiry has been stored: looks for due enquiries now. */
  wake(): void;
  /** Resolves when the enquiries under way are sent or postponed. */
  close(): Promise<void>;
}

/**
 * Sends each enquiry that is due on the sender's channel, at least once: a server that crashes after sending sends it
 * again. An enquiry that can't be sent is tried again for two weeks. `onTry` is called after each try.
 */
export function startOutbox(
  enquiries: EnquiryStore,
  sender: Sender,
  log: Log,
  onTry: (outcome: 'delivered' | 'failed' | 'given up') => void = () => {},
): Outbox {
  const { channel } = sender;
  let closing = false;
  let isAwake = false;
  let sending: Promise<void> = Promise.resolve();

  async function sendDue(): Promise<void> {
    while (isAwake && !closing) {
      isAwake = false;
      for (let due = await claim(); due.length > 0 && !closing; due = await claim()) {
        await Promise.all(due.map(send));
      }
    }
  }

  function claim(): Promise<StoredEnquiry[]> {
    const leaseEnd = new Date(Date.now() + leaseMs).toISOString();
    return enquiries.claim(channel, new Date().toISOString(), leaseEnd, parallel);
  }

  async function send(enquiry: StoredEnquiry): Promise<void> {
    const { id, receivedAt } = enquiry;
    const attempts = enquiry[outboxColumns[channel].attempts];
    try {
      await sender.send(enquiry);
    } catch (error) {
      const until = nextTry(receivedAt, attempts, new Date());
      const details = { channel, enquiry: id, attempts, ...sender.reasonOf(error) };
      onTry(until === null ? 'given up' : 'failed');
      if (until === null) log.error(details, 'enquiry not delivered to the office, given up');
      else log.warn(details, 'enquiry not delivered to the office, to be tried again');
      return enquiries.postpone(channel, id, until);
    }
    onTry('delivered');
    await enquiries.delivered(channel, id, new Date().toISOString());
  }

  function wake(): void {
    const isRunning = isAwake;
    isAwake = true;
    if (isRunning || closing) return;
    sending = sending.then(sendDue).catch((error) => {
      isAwake = false;
      const details = { channel, code: error?.code };
      log.warn(details, 'due enquiries can not be read from the database, to be tried again');
    });
  }

  const timer = setInterval(wake, pollMs);
  wake();
  return {
    wake,
    close: async () => {
      closing = true;
      clearInterval(timer);
      await sending;
      sender.close();
    },
  };
}

/**
 * When to try again to deliver an enquiry, as an ISO moment: after 5 seconds, then twice as long each time up to an hour.
 * Null two weeks after the enquiry was received.
 */
export function nextTry(receivedAt: string, attempts: number, now: Date): string | null {
  if (now.getTime() - new Date(receivedAt).getTime() > giveUpAfterMs) return null;
  const wait = Math.min(firstWaitMs * 2 ** Math.min(attempts - 1, 20), longestWaitMs);
  return new Date(now.getTime() + wait).toISOString();
}
