import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sampleEnquiry } from './testing/app.ts';
import { composedSite } from './testing/composedSite.ts';
import { runProgram, runServer } from './testing/serverProcess.ts';

function environmentWithSite() {
  const { siteDir, dataDir } = composedSite();
  return { SITE_DIR: siteDir, DATA_DIR: dataDir };
}

const post = (url: string) =>
  fetch(`${url}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sampleEnquiry),
  });

test('an answered enquiry is kept when the server is killed, and is not stored again after a restart', async () => {
  const env = environmentWithSite();
  const first = await runServer(env);
  expect(await (await post(first.url)).json()).toEqual({ received: true });
  first.child.kill('SIGKILL');
  await first.ended;

  const second = await runServer(env);
  expect((await post(second.url)).status).toBe(200);
  expect(await (await fetch(`${second.url}/about`)).text()).toContain('<h1>About</h1>');
  second.child.kill('SIGTERM');
  expect(await second.ended).toMatchObject({ code: 0, stderr: '' });

  const json = await runProgram('enquiries', env, 'export', '--json').ended;
  const rows = json.stdout.trimEnd().split('\n');
  expect(rows).toHaveLength(1);
  expect(JSON.parse(rows[0] ?? '')).toMatchObject(sampleEnquiry);
});

test('an enquiry under way at Ctrl+C, even pressed twice, is answered before the process ends', async () => {
  const { url, child, ended } = await runServer(environmentWithSite());
  const body = JSON.stringify(sampleEnquiry);
  const length = Buffer.byteLength(body);
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
  let answer = '';
  socket.on('data', (bytes) => {
    answer += bytes;
  });
  socket.write(
    `POST /api HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  // The server's "100 Continue" shows that the request has begun.
  await once(socket, 'data');
  child.kill('SIGINT');
  await sleep(100);
  child.kill('SIGINT');
  await sleep(100);
  socket.write(body);
  // Exit code 0 shows that closing has not reached its time limit.
  expect(await ended).toMatchObject({ code: 0, stderr: '' });
  expect(answer).toContain('{"received":true}');
  socket.destroy();
});

test('a refusal to start prints one sentence and ends with exit code 1', async () => {
  const start = await runProgram('server', { ...environmentWithSite(), PORT: 'http' }).ended;
  expect(start.code).toBe(1);
  expect(start.stderr).toMatch(/^PORT is "http": set it to a whole number [^\n]+\.\n$/);
});
