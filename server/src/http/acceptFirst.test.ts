import { EventEmitter, once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { acceptFirst } from './acceptFirst.ts';
import { createHttpServer, usualTimeouts } from './connections.ts';

test('50 connections that arrive at once are all accepted before the first of their requests is answered', async () => {
  const acceptedAtAnswer: number[] = [];
  let accepted = 0;
  const server = createHttpServer(usualTimeouts, (_request, response) => {
    acceptedAtAnswer.push(accepted);
    response.end('answer');
  });
  server.on('connection', () => {
    accepted += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? Number(address?.port) : 0;
  const clients = Array.from({ length: 50 }, () => {
    const client = connect(port, '127.0.0.1');
    client.write('GET / HTTP/1.1\r\nHost: site.example\r\n\r\n');
    return client;
  });
  onTestFinished(() => {
    for (const client of clients) client.destroy();
    server.close();
  });
  await Promise.all(clients.map((client) => once(client, 'data')));
  expect(acceptedAtAnswer).toEqual(Array(50).fill(50));
});

test('requests wait in order until the event loop accepts no connection in a turn, but not for ever', async () => {
  const server = new EventEmitter();
  const connectOne = () => server.emit('connection');
  const answered: string[] = [];
  const listener = acceptFirst(server, ({ url = '' }) => answered.push(url));
  const send = (url: string) => {
    const request = Object.assign(new IncomingMessage(new Socket()), { url });
    listener(request, new ServerResponse(request));
  };
  for (const url of ['/1', '/2']) {
    connectOne();
    send(url);
    await nextTurn();
  }
  expect(answered).toEqual([]);
  await nextTurn();
  expect(answered).toEqual(['/1', '/2']);
  send('/3');
  expect(answered).toEqual(['/1', '/2', '/3']);

  let turns = 0;
  for (; answered.length === 3 && turns < 2_000; turns += 1) {
    connectOne();
    if (turns === 0) send('/4');
    await nextTurn();
  }
  expect(answered.at(-1)).toBe('/4');
  expect(turns).toBeGreaterThan(200);
  expect(turns).toBeLessThan(1_000);
});
