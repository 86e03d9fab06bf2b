/**
 * Many enquiries through two servers behind nginx, while servers, PostgreSQL, the mail server and the receiver of webhooks
 * are killed.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sitePaths } from 'compose/paths';
import { freePort } from 'server/testing/freePort';
import { startMailServer } from 'server/testing/mailServer';
import { postgresPrograms, startPostgres } from 'server/testing/postgres';
import { startWebhookReceiver } from 'server/testing/webhookReceiver';
import { nginxProgram, startNginx } from '../nginx.ts';
import { ask } from '../rawRequest.ts';
import { startServer } from '../startServer.ts';
import { expect, test } from '../test.ts';

/** ENQUIRIES=10000 makes the long test, which takes some minutes and is CI's once a week. */
const count = Number(process.env.ENQUIRIES ?? 500);
const visitors = 20;
/** In each round a part of the enquiries is sent while a process is killed. */
const rounds = count < 10_000 ? 8 : 20;
const timeLimitMs = 240_000 + count * 50;

const root = path.resolve(import.meta.dirname, '../..');
const headers = { 'content-type': 'application/json' };

const enquiry = (number: number) => ({
  name: `Visitor ${number}`,
  email: `visitor${number}@mail.example`,
  phone: '',
  message: `Enquiry ${number}: नमस्ते, I would like to study in Japan.`,
  timestamp: new Date(1_700_000_000_000 + number).toISOString(),
});

/** Sends an enquiry until the answer is the receipt. Resolves with the number of tries. */
async function sendUntilReceived(url: string, number: number): Promise<number> {
  for (let tries = 1; ; tries++) {
    const answer = await ask(url, '/api', {
      method: 'POST',
      headers,
      body: JSON.stringify(enquiry(number)),
    }).catch(() => undefined);
    if (answer?.body.toString() === '{"received":true}') return tries;
    // An answer that is no receipt must not look like one.
    expect([undefined, 503]).toContain(answer?.status);
    await sleep(100);
  }
}

/** Functions that stop what the test has started, also when it fails; the newest is last. */
const endings: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

test('no enquiry is lost or stored twice, and the office is told of each, whatever process is killed', async () => {
  test.setTimeout(timeLimitMs);
  const [program, programs] = [nginxProgram(), postgresPrograms()];
  test.skip(!program || !programs, 'nginx or PostgreSQL is not installed');
  const postgres = await startPostgres(programs ?? '');
  endings.push(() => postgres.remove());
  const databaseUrl = await postgres.createDatabase();
  let mail = await startMailServer();
  endings.push(() => mail.stop());
  const received = [mail.received];
  let receiver = await startWebhookReceiver();
  endings.push(() => receiver.stop());
  const posted = [receiver.received];
  const ports = [await freePort(), await freePort()];
  const start = (port: number | undefined) =>
    startServer({
      PORT: String(port),
      SITE_DIR: sitePaths().current,
      DATABASE_URL: databaseUrl,
      SMTP_URL: mail.url,
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
      TRUST_PROXY: 'true',
      RATE_LIMIT_PER_MINUTE: '100000',
      LOG_LEVEL: 'silent',
    });
  const servers = await Promise.all(ports.map(start));
  endings.push(() => {
    for (const server of servers) server.process.kill('SIGKILL');
  });
  const nginx = await startNginx(program ?? '', {
    root: sitePaths().current,
    enquiries: ports.map((port) => `127.0.0.1:${port}`),
  });
  endings.push(() => nginx.stop());

  let next = 0;
  let released = 0;
  let tries = 0;
  const sending = Promise.all(
    Array.from({ length: visitors }, async () => {
      while (next < count) {
        if (next >= released) {
          await sleep(20);
          continue;
        }
        const number = next++;
        const first = await sendUntilReceived(nginx.url, number);
        // Some visitors click twice.
        const second = number % 10 === 0 ? await sendUntilReceived(nginx.url, number) : 0;
        tries += first + second;
      }
    }),
  );

  const kills = { servers: 0, postgres: 0 };
  async function killServer(index: number): Promise<void> {
    servers[index]?.process.kill('SIGKILL');
    servers[index] = await start(ports[index]);
    kills.servers += 1;
  }
  async function killPostgres(): Promise<void> {
    await postgres.kill();
    await postgres.start();
    kills.postgres += 1;
  }
  for (let round = 0; round < rounds; round++) {
    released = Math.ceil((count * (round + 1)) / rounds);
    await sleep(200);
    await Promise.all([killServer(round % 2), ...(round % 3 === 1 ? [killPostgres()] : [])]);
    if (round === 1) mail.refuses = true;
    if (round === 2) receiver.statuses = Array<number>(20).fill(500);
    if (round === 3) await Promise.all([mail.stop(), receiver.stop()]);
    if (round === 4) {
      mail = await startMailServer(Number(new URL(mail.url).port));
      received.push(mail.received);
      receiver = await startWebhookReceiver(Number(new URL(receiver.url).port));
      posted.push(receiver.received);
    }
  }
  await sending;

  const kept = () => {
    const args = ['--import', 'tsx/esm', 'src/commands/enquiries.ts', 'export', '--json'];
    const env = { ...process.env, DATABASE_URL: databaseUrl };
    const { stdout } = spawnSync(process.execPath, args, {
      cwd: path.join(root, 'server'),
      env,
      encoding: 'utf8',
      maxBuffer: 1e9,
    });
    return stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  };
  const rows = kept();
  const sent = Array.from({ length: count }, (_, number) => enquiry(number).email).sort();
  expect(rows.map(({ email }) => email).sort()).toEqual(sent);

  // The other server sends a killed server's mails after their lease of a minute.
  const mailsOf = () => {
    const sources = received.flat().map(({ source }) => source.toString('latin1'));
    return new Map(
      sources.map((text) => [
        /^X-Enquiry-Number: (\d+)/m.exec(text)?.[1],
        /^Message-ID:\s*(\S+)/im.exec(text)?.[1],
      ]),
    );
  };
  await expect.poll(() => mailsOf().size, { timeout: timeLimitMs, intervals: [1_000] }).toBe(count);
  expect(new Set(mailsOf().values()).size).toBe(count);
  expect([...mailsOf().keys()].sort()).toEqual(rows.map(({ id }) => String(id)).sort());

  // A webhook may be posted twice, with the same id; each of the receiver's entries by that id is one enquiry.
  const numbersById = () =>
    new Map(posted.flat().map(({ headers, body }) => [headers['webhook-id'], JSON.parse(body).data.id]));
  await expect.poll(() => numbersById().size, { timeout: timeLimitMs, intervals: [1_000] }).toBe(count);
  expect([...numbersById().values()].sort()).toEqual(rows.map(({ id }) => String(id)).sort());
  console.log(
    `${count} enquiries in ${tries} posts, ${JSON.stringify(kills)} kills, ${received.flat().length} mails, ${posted.flat().length} webhooks`,
  );
});
