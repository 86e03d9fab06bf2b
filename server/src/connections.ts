import type { Server as HttpServer } from 'node:http';
import type { Server, Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';

/** For how long a connection may be slow, in milliseconds. */
export interface Timeouts {
  /** For a whole request to arrive: long enough for 32 KB over a poor mobile network. */
  request: number;
  /** Without a byte in either direction. */
  silence: number;
  /** Between two requests. Longer than nginx keeps a connection (60 s), so that nginx never uses one that is closing. */
  idle: number;
  /** How often the first is looked at. */
  checkEvery: number;
}

export const usualTimeouts: Timeouts = { request: 30_000, silence: 30_000, idle: 61_000, checkEvery: 5_000 };

/** A school behind one address: forty browsers with six connections each. */
const mostPerAddress = 256;

/** The same as options of Fastify. */
export const timeoutOptions = ({ request, silence, idle, checkEvery }: Timeouts) =>
  ({
    requestTimeout: request,
    connectionTimeout: silence,
    keepAliveTimeout: idle,
    http: { connectionsCheckingInterval: checkEvery, headersTimeout: request },
  }) satisfies FastifyHttpOptions<HttpServer>;

/**
 * Closes a connection over the limit at once. Not for a server behind a proxy, from which all connections come.
 */
export function limitConnections(server: Server, most = mostPerAddress): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
    if (count > most) socket.destroy();
  });
}

/** Sends the last bytes to a peer and closes the connection, whether or not the peer reads them or closes its own side. */
export function sendAndClose(socket: Socket, bytes: string): void {
  const timer = setTimeout(() => socket.destroy(), 5_000);
  socket.once('close', () => clearTimeout(timer));
  socket.write(bytes);
  socket.destroySoon();
}

/**
 * Node closes idle connections when the server closes, and waits for the others. A connection that was opened in advance
 * and never used does not count as idle, so it is closed here; the others are closed with their answer.
 */
export function endConnectionsWhenClosing(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  let closing = false;
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook('onResponse', async (request) => {
    if (closing) request.raw.socket.destroySoon();
  });
}
