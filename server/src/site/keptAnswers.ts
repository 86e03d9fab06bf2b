import type { IncomingMessage } from 'node:http';
import { negotiate } from '@fastify/accept-negotiator';
import { pathnameOf } from './sitePath.ts';

/** How long an answer is sent from memory before one request reads its file again, in milliseconds. */
const freshMs = 1_000;
const maxBytes = 64 * 1024 * 1024;
/** The largest body that is kept. */
export const largestBytes = 512 * 1024;

/** Request headers that make an answer depend on the browser's cache. */
export const conditionalHeaders = [
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'if-range',
  'range',
];

/** Headers that depend on the file alone; the others depend on the visitor. */
const fileHeaders = [
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
  'vary',
];

export interface KeptAnswer {
  /** The file's own headers: name, value, name, value, … as `writeHead` takes them. */
  headers: string[];
  body: Buffer;
}

/**
 * Answers as they were sent, by the composed site, the address and the encodings that the browser takes. Files of a site
 * change only by a repair, which is noticed within two seconds.
 */
export class KeptAnswers {
  readonly #entries = new Map<string, KeptAnswer & { freshUntil: number }>();
  #bytes = 0;
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * The key of a request to the site in `root`. Undefined where the answer depends on more than the address and the
   * encodings, or where the address is percent-encoded: a page has many such addresses, and would be kept under each.
   */
  keyOf(
    root: string,
    { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  ): string | undefined {
    const pathname = pathnameOf(url);
    if (method !== 'GET' || pathname.includes('%')) return undefined;
    if (conditionalHeaders.some((name) => name in headers)) return undefined;
    return `${root} ${acceptedVariants(headers['accept-encoding'])} ${pathname}`;
  }

  /** The answer kept for `key`; undefined if this request has to read the file. */
  find(key: string): KeptAnswer | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || this.#now() < entry.freshUntil) return entry;
    // While this request reads the file, others are answered from memory.
    entry.freshUntil = this.#now() + freshMs;
    return undefined;
  }

  /** Keeps an answer that is about to be sent, with those of its `headers` that depend on the file alone. */
  keep(key: string, headers: Readonly<Record<string, unknown>>, body: Buffer): void {
    this.forget(key);
    if (this.#bytes + body.length > maxBytes) {
      this.#entries.clear();
      this.#bytes = 0;
    }
    this.#bytes += body.length;
    const own = fileHeaders.filter((name) => headers[name] !== undefined);
    this.#entries.set(key, {
      headers: own.flatMap((name) => [name, String(headers[name])]),
      body,
      freshUntil: this.#now() + freshMs,
    });
  }

  /** Forgets the answer of a file that is gone. */
  forget(key: string): void {
    this.#bytes -= this.#entries.get(key)?.body.length ?? 0;
    this.#entries.delete(key);
  }
}

/** The compressed variants that compose writes beside each file, the preferred one first. */
const variants = ['br', 'gzip'];

/**
 * The variants that an `Accept-Encoding` header takes, as the shortest header that says the same, so that there are only
 * four. `*` stands for gzip, which every client knows.
 */
export function acceptedVariants(header = ''): string {
  const wanted = header.toLowerCase().replaceAll('*', 'gzip');
  return variants.filter((variant) => negotiate(wanted, [variant]) !== null).join(', ');
}
