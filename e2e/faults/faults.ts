import { constants, type Http2ServerResponse } from 'node:http2';

/** Answers a request for a script in the place of the site; `script` is what the site would have sent. */
type Fault = (reply: Http2ServerResponse, script: Buffer, path: string) => void;

const javascript = { 'content-type': 'text/javascript' };
const send = (
  reply: Http2ServerResponse,
  body: string | Buffer,
  { headers = javascript, status = 200 } = {},
): void => {
  reply.writeHead(status, headers);
  reply.end(body);
};
const half = (script: Buffer) => script.subarray(0, Math.floor(script.length / 2));

/** The ways in which a script can fail to arrive as it was released. */
export const faults = {
  refused: (reply) => reply.stream.close(constants.NGHTTP2_INTERNAL_ERROR),
  missing: (reply) => send(reply, 'Not found', { status: 404 }),
  'answered with status 500': (reply) => send(reply, 'Internal error', { status: 500 }),
  garbage: (reply) => send(reply, '}{ not a script'),
  truncated: (reply, script) => send(reply, half(script)),
  hanging: () => {},
  'slow by 8 s': (reply, script) => setTimeout(() => reply.stream.destroyed || send(reply, script), 8_000),
  'of a wrong type': (reply, script) => send(reply, script, { headers: { 'content-type': 'text/html' } }),
  empty: (reply) => send(reply, ''),
  'redirected to itself': (reply, _, path) => {
    reply.writeHead(302, { location: path });
    reply.end();
  },
  changed: (reply, script) => send(reply, Buffer.concat([script, Buffer.from('\n// changed')])),
  'half sent, then hanging': (reply, script) => {
    reply.writeHead(200, { ...javascript, 'content-length': script.length });
    reply.write(half(script));
  },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
