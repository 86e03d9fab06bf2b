import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

/**
 * Sends bytes, one for each character of `bytes`, to an app that listens. Resolves with all that it answers until it closes
 * the connection, cut at the first blank line.
 */
export async function sendBytes(
  app: FastifyInstance,
  bytes: string,
): Promise<{ head: string; body: string }> {
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  socket.write(Buffer.from(bytes, 'latin1'));
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body };
}
