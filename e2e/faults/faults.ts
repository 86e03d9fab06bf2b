import { constants, type Http2ServerResponse } from 'node:http2';

/** Answers a request for a script instead of the site; `script` fetches the site's own answer. */
type Fault = (reply: Http2ServerResponse, asked: { script: () => Promise<Buffer> }) => void | Promise<void>;

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
  hanging: () => {},
  'slow by 8 s': async (reply, { script }) => {
    const late = await script();
    setTimeout(() => reply.stream.destroyed || send(reply, late), 8_000);
  },
  'of a wrong type': async (reply, { script }) =>
    send(reply, await script(), { headers: { 'content-type': 'text/html' } }),
  changed: async (reply, { script }) =>
    send(reply, Buffer.concat([await script(), Buffer.from('\n// changed')])),
  'half sent, then hanging': async (reply, { script }) => {
    const whole = await script();
    reply.writeHead(200, { ...javascript, 'content-length': whole.length });
    reply.write(half(whole));
  },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
