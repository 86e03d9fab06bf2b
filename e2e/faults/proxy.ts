/** The parts of the proxies in front of the journeys' server, which let some requests fail and pass on all others. */
import { once } from 'node:events';
import { type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

type Headers = IncomingMessage['headers'];

/** Removes the headers that belong to one connection. */
const passedOn = (headers: Headers): Headers =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !/^(connection|keep-alive|transfer-encoding|host)$/.test(name),
    ),
  );

/** Sends a request on to the server at `site`, with `changed` headers. Rejects when the server does not answer. */
export function askSite(
  site: string,
  asked: IncomingMessage,
  changed: Headers = {},
): Promise<IncomingMessage> {
  const options = { method: asked.method, headers: { ...passedOn(asked.headers), ...changed } };
  return new Promise((resolve, reject) => {
    asked.pipe(request(new URL(asked.url ?? '', site), options, resolve).on('error', reject));
  });
}

/** Answers as the site did. */
export function passOn(answer: IncomingMessage, reply: ServerResponse): void {
  reply.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
  answer.pipe(reply);
}

/** Lets a server listen on a free port. Returns its origin, and a function that closes it with all its connections. */
export async function listen(server: Server) {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket.on('close', () => sockets.delete(socket))));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}
