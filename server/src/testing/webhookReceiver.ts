/** A program that takes webhooks, for tests. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface WebhookReceiver {
  url: string;
  received: { headers: IncomingHttpHeaders; body: string }[];
  /** The statuses of the next answers; afterwards each answer is 204. An answer other than 204 repeats what was sent. */
  statuses: number[];
  stop(): Promise<void>;
}

/** Starts a receiver on `port`, or on any free port. */
export async function startWebhookReceiver(port = 0): Promise<WebhookReceiver> {
  const server = createServer(async (request, response) => {
    const body = await text(request);
    receiver.received.push({ headers: request.headers, body });
    const status = receiver.statuses.shift() ?? 204;
    response
      .writeHead(status, { location: 'http://127.0.0.1:9/elsewhere' })
      .end(status === 204 ? undefined : body);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: [],
    statuses: [],
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}
