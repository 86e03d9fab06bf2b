import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleEnquiry } from '../testing/app.ts';
import { emptyStore } from '../testing/office.ts';
import { startOutbox } from './outbox.ts';

const minute = 60_000;
const count = 500;

afterEach(() => {
  vi.useRealTimers();
});

test('a receiver that is down for an hour gets each enquiry once it is back, though servers are killed twenty times', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const start = Date.now();
  const enquiries = await emptyStore();
  const accepted: number[] = [];
  let onSend = () => {};
  const log = { warn: () => {}, error: () => {} };

  /** A server, until it is killed: then nothing of it reaches the store any more, and what it has claimed stays claimed. */
  function startServer() {
    const server = { isKilled: false };
    const store = new Proxy(enquiries, {
      get: (target, name) =>
        server.isKilled ? () => new Promise(() => {}) : Reflect.get(target, name).bind(target),
    });
    const send = async ({ id }: { id: number }) => {
      onSend();
      // Long enough to be killed meanwhile.
      await sleep(5);
      if (Date.now() - start < 60 * minute) throw new Error('down');
      accepted.push(id);
    };
    startOutbox(store, { channel: 'webhook', send, reasonOf: () => ({}), close: () => {} }, log);
    return server;
  }
  const undelivered = async () =>
    (await enquiries.list()).filter(({ webhookDeliveredAt }) => webhookDeliveredAt === null).length;
  /** Lets an outbox work for as long as the clock is put forward, minute by minute. */
  const pass = async (minutes: number) => {
    for (let passed = 0; passed < minutes; passed++) {
      await vi.advanceTimersByTimeAsync(minute);
      await sleep(30);
    }
  };

  let server = startServer();
  for (let kills = 0; kills < 20; kills++) {
    for (let number = 0; number < count / 20; number++)
      await enquiries.save({ ...sampleEnquiry, message: `${kills} ${number}` }, { channels: ['webhook'] });
    const sending = new Promise<void>((resolve) => {
      onSend = resolve;
    });
    await vi.advanceTimersByTimeAsync(5_000);
    await sending;
    server.isKilled = true;
    server = startServer();
    await pass(2);
  }
  expect(await undelivered()).toBe(count);
  expect(accepted).toEqual([]);
  while ((await undelivered()) > 0) await pass(1);
  server.isKilled = true;
  expect(new Set(accepted).size).toBe(count);
});
