import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** The bytes as they were sent, compressed or not. */
  body: Buffer;
}

export interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Address of this machine to ask from. */
  localAddress?: string;
}

/** Sends the path unchanged, where fetch would normalise it. */
export function ask(origin: string, path: string, ask: RawRequest = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const { method = 'GET', headers = {}, body, localAddress } = ask;
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, path, method, headers, agent: false, ...(localAddress ? { localAddress } : {}) },
      (response) => {
        const { statusCode = 0, headers: answered } = response;
        buffer(response).then(
          (sent) => resolve({ status: statusCode, headers: answered, body: sent }),
          reject,
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
