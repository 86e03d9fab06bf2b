/** How fast pages are while enquiries arrive, and while enquiries can't be stored. */
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { ask, enquiry } from './enquiryServer.ts';
import { p99 } from './measure/median.ts';

/** Compares the p99 of a page's response with and without 200 enquiries per second, in turns. */
export async function pagesWhilePosting(url: string): Promise<void> {
  await compare(url, 'with 200 posts a second against none', (signal) => postSteadily(url, 200, signal));
}

/** Compares the same figure while another program locks the database `file`, so that 20 arriving enquiries per second wait in vain. */
export async function pagesWhileLocked(url: string, file: string): Promise<void> {
  const other = new Database(file);
  await compare(url, 'with a locked database and 20 posts a second against none', async (signal) => {
    other.exec('BEGIN EXCLUSIVE');
    await postSteadily(url, 20, signal, 503);
    other.exec('ROLLBACK');
  });
  other.close();
}

/**
 * Measures pages without load, then while `disturb` runs; `disturb` ends when its signal aborts. Three rounds, in
 * turns.
 */
async function compare(
  url: string,
  what: string,
  disturb: (ended: AbortSignal) => Promise<void>,
): Promise<void> {
  const quiet: number[] = [];
  const busy: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    quiet.push(...(await pageTimes(url, 4_000)));
    const ended = new AbortController();
    const disturbing = disturb(ended.signal);
    busy.push(...(await pageTimes(url, 4_000)));
    ended.abort();
    await disturbing;
  }
  const [disturbed, alone] = [p99(busy), p99(quiet)];
  console.log(
    `p99 of a page, ${what}: ${(disturbed / alone).toFixed(2)} (${disturbed.toFixed(1)} ms, ${alone.toFixed(1)} ms)`,
  );
}

/** Milliseconds for each page request; four connections request the pages one after another. */
async function pageTimes(url: string, forMs: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const times: number[] = [];
  const end = performance.now() + forMs;
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      while (performance.now() < end) {
        const start = performance.now();
        await ask(url, agent, '/about');
        times.push(performance.now() - start);
        await sleep(10);
      }
    }),
  );
  agent.destroy();
  return times;
}

async function postSteadily(
  url: string,
  perSecondWanted: number,
  ended: AbortSignal,
  status = 200,
): Promise<void> {
  // The server accepts at most 256 connections from one address.
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const pending: Promise<void>[] = [];
  const start = performance.now();
  let sent = 0;
  while (!ended.aborted) {
    for (; sent < ((performance.now() - start) / 1_000) * perSecondWanted; sent++) {
      pending.push(ask(url, agent, '/api', JSON.stringify(enquiry()), status));
    }
    await sleep(5);
  }
  await Promise.all(pending);
  agent.destroy();
}
