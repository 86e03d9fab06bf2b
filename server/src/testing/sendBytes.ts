import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Sends bytes, one for each character of `bytes`, to an app that listens. Resolves with all that it answers until it closes
 * the connection, cut at the first blank line.
 */
export async function sendBytes(
  app: FastifyInstance,
  bytes: string,
): Promise<{ head: string; body: string }> {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1', () =>
      socket.write(Buffer.from(bytes, 'latin1')),
    );
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { head, body };
}
