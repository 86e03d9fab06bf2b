import { EventEmitter, once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { appForTest } from '../testing/app.ts';
import { limitConnections } from './connections.ts';

const short = { request: 600, silence: 600, idle: 600, checkEvery: 200 };
const long = { request: 30_000, silence: 30_000, idle: 30_000, checkEvery: 5_000 };

async function listening(
  timeouts = short,
  trustProxy: false | string[] = ['loopback'],
): Promise<FastifyInstance> {
  const { app } = await appForTest({ config: { trustProxy }, timeouts });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

/** A client that sends `bytes`, never closes its side of the connection, and reads nothing unless told to. */
async function peer(app: FastifyInstance, bytes: string): Promise<Socket> {
  const socket = connect({
    port: Number(new URL(app.listeningOrigin).port),
    host: '127.0.0.1',
    allowHalfOpen: true,
  });
  socket.on('error', () => {});
  onTestFinished(() => {
    socket.destroy();
  });
  await once(socket, 'connect');
  if (bytes) socket.write(bytes);
  return socket;
}

const connectionsOf = (app: FastifyInstance) =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

test.each([
  ['sends nothing', ''],
  ['never ends its headers', 'GET / HTTP/1.1\r\nHost: site.example\r\n'],
  [
    'never ends its body',
    'POST /api HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  ],
  ['is answered and stays', 'GET /about HTTP/1.1\r\nHost: site.example\r\n\r\n'],
  ['is refused and stays', 'nonsense\r\n\r\n'],
  ['asks to close and stays', 'GET /about HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n'],
])('100 peers, each of which %s, are disconnected, and pages are served meanwhile', async (_name, bytes) => {
  const app = await listening();
  await Promise.all(Array.from({ length: 100 }, () => peer(app, bytes)));
  expect((await app.inject('/about')).statusCode).toBe(200);
  await expect.poll(() => connectionsOf(app)).toBe(0);
});

test('one address may have 256 connections; a proxy is not limited', async () => {
  for (const [trustProxy, expected] of [
    [false, 256],
    [['loopback'], 300],
  ] as const) {
    const app = await listening(long, trustProxy === false ? false : [...trustProxy]);
    await Promise.all(Array.from({ length: 300 }, () => peer(app, '')));
    await expect.poll(() => connectionsOf(app)).toBe(expected);
  }
});

test('connections are counted for each IPv6 network', () => {
  const server = new EventEmitter();
  limitConnections(server as Server);
  const connectFrom = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: vi.fn() });
    server.emit('connection', socket);
    return socket.destroy.mock.calls.length === 0 ? 'taken' : 'refused';
  };
  for (let host = 0; host < 256; host += 1) expect(connectFrom(`2001:db8::${host}`)).toBe('taken');
  expect(connectFrom('2001:db8::ffff:1')).toBe('refused');
  expect(connectFrom('2001:db8:0:1::1')).toBe('taken');
  expect(connectFrom('::ffff:192.0.2.1')).toBe('taken');
});

test('a server that closes answers requests that are on their way, and closes their connections', async () => {
  // On a busy machine the short time-outs would close connections before the server does.
  const app = await listening(long);
  const request = 'GET /about HTTP/1.1\r\nHost: site.example\r\n\r\n';
  const peers = await Promise.all(Array.from({ length: 20 }, () => peer(app, request)));
  const answers = peers.map(() => '');
  peers.forEach((socket, index) => {
    socket.on('data', (text) => {
      answers[index] = `${answers[index]}${text}`;
    });
  });
  const answered = (times: number) => answers.every((text) => text.split('</h1>').length > times);
  await expect.poll(() => answered(1)).toBe(true);

  const closed = app.close();
  for (const socket of peers) socket.write(request);
  await closed;
  await expect.poll(() => answered(2)).toBe(true);
  expect(answers.filter((text) => !/connection: close/i.test(text))).toEqual([]);
});
