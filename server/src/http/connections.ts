import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { acceptFirst } from './acceptFirst.ts';
import { addressKey } from './addressKey.ts';

/** Time-outs of slow connections, in milliseconds. */
export interface Timeouts {
  /** Time for a whole request to arrive: long enough for 80 KB over a poor mobile network. */
  request: number;
  /** Time without a byte in either direction. */
  silence: number;
  /** Time between two requests: longer than nginx keeps a connection (60 s), so that nginx never uses a closing one. */
  idle: number;
  /** How often `request` is checked. */
  checkEvery: number;
}

export const usualTimeouts: Timeouts = { request: 30_000, silence: 30_000, idle: 61_000, checkEvery: 5_000 };

/** How long a closing server still takes requests on open connections, in milliseconds. */
const lastRequestsMs = 200;
/** How long it then waits for clients to read their answers, in milliseconds. */
const slowReadersMs = 5_000;

/** Maximum number of connections of one address or IPv6 network: enough for forty browsers of a school, with six each. */
const maxPerAddress = 256;

/** Makes an HTTP server that answers by `listener` and closes connections that are slower than the time-outs. */
export function createHttpServer(
  { request, silence, idle, checkEvery }: Timeouts,
  listener: RequestListener,
): Server {
  const server = createServer({
    requestTimeout: request,
    headersTimeout: request,
    keepAliveTimeout: idle,
    connectionsCheckingInterval: checkEvery,
  });
  server.on('request', acceptFirst(server, listener));
  return server.setTimeout(silence);
}

/**
 * Closes each connection of an address that has `maxPerAddress` already. Not for a server behind a proxy, as all
 * connections then come from the proxy.
 */
export function limitConnections(server: Server): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = addressKey(socket.remoteAddress ?? '');
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
    if (count > maxPerAddress) socket.destroy();
  });
}

/** Sends the last bytes to a client, then closes the connection, even if the client neither reads them nor closes its side. */
export function sendAndClose(socket: Socket, bytes: string): void {
  const timer = setTimeout(() => socket.destroy(), 5_000);
  socket.once('close', () => clearTimeout(timer));
  socket.write(bytes);
  socket.destroySoon();
}

/**
 * When a server closes, Node closes idle connections at once, even if a request is already on its way. So the server
 * first goes on answering for a moment, closing each connection with its answer, and then closes the rest. Node does not
 * count a connection that was never used as idle, so such connections are closed here. Returns a function that says
 * whether the server is closing.
 */
export function endConnectionsWhenClosing(app: FastifyInstance): () => boolean {
  const sockets = new Set<Socket>();
  let closing = false;
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    await during(lastRequestsMs, () => sockets.size > 0);
    // Node counts a complete answer as sent although a slow client has not read all of it.
    await during(slowReadersMs, () => [...sockets].some((socket) => socket.writableLength > 0));
  });
  app.addHook('onResponse', async (request) => {
    if (closing) request.raw.socket.destroySoon();
  });
  return () => closing;
}

/** Waits while `isNeeded`, for at most `maxMs`. Time in which the process itself is blocked does not count. */
async function during(maxMs: number, isNeeded: () => boolean): Promise<void> {
  const step = 20;
  for (let waited = 0; waited < maxMs && isNeeded(); waited += step) await sleep(step);
}
