import { once } from 'node:events';
import { fstatSync, ReadStream, type Stats, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { acceptedVariants } from './acceptedVariants.ts';
import { pathnameOf } from './sitePath.ts';

/** How long an answer is sent from memory before its file is checked for changes, in milliseconds. */
const freshMs = 1_000;
const largestBytes = 512 * 1024;
const maxBytes = 64 * 1024 * 1024;

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

/** Headers of an answer, by their names in lower case. */
type Headers = Readonly<Record<string, unknown>>;

export interface KeptAnswer {
  /** The file's own headers: name, value, name, value, … as `writeHead` takes them. */
  headers: string[];
  body: Buffer;
}

interface Entry extends KeptAnswer {
  /** The file that was sent, and what changes when its content does. */
  file: string;
  stamp: string;
  checkedAt: number;
}

/**
 * Answers of one composed site, as they were sent, by address and by the encodings that the browser takes. Files of
 * the site change only by a repair, which is noticed within two seconds.
 */
export class KeptAnswers {
  #root = '';
  #entries = new Map<string, Entry>();
  #bytes = 0;
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * The key of a request, or undefined where its answer depends on more than its address and the encodings, or where the
   * address is not written in the usual way: a page has many such addresses, and would be kept under each.
   */
  keyOf({
    method,
    url = '',
    headers,
  }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | undefined {
    const pathname = pathnameOf(url);
    if (method !== 'GET' || pathname.includes('%')) return undefined;
    if (conditionalHeaders.some((name) => name in headers)) return undefined;
    return `${acceptedVariants(headers['accept-encoding'])} ${pathname}`;
  }

  /** The answer kept for `key` of the site in `root`; undefined if this request has to read the file. */
  find(root: string, key: string): KeptAnswer | undefined {
    if (root !== this.#root) {
      this.#root = root;
      this.#forget();
    }
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    if (this.#now() - entry.checkedAt >= freshMs) {
      // Synchronous, because it takes microseconds; asynchronous, some of 200 simultaneous requests waited for a second.
      const found = statSync(entry.file, { throwIfNoEntry: false });
      if (found === undefined || stampOf(found) !== entry.stamp) {
        this.#entries.delete(key);
        this.#bytes -= entry.body.length;
        return undefined;
      }
      entry.checkedAt = this.#now();
    }
    return entry;
  }

  /** Reads and keeps the whole payload that is about to be sent. Returns the payload to send instead. */
  async keep(root: string, key: string, headers: Headers, payload: unknown): Promise<unknown> {
    const length = Number(headers['content-length'] ?? Number.NaN);
    if (!(payload instanceof ReadStream) || !(length <= largestBytes)) return payload;
    if (payload.pending) await once(payload, 'open');
    // Read from the open file before its content, so that a later change is noticed.
    const stamp = stampOf(fstatSync(fdOf(payload)));
    const body = await buffer(payload);
    if (root !== this.#root || body.length !== length) return body;
    if (this.#bytes + length > maxBytes) this.#forget();
    this.#bytes += length - (this.#entries.get(key)?.body.length ?? 0);
    const file = String(payload.path);
    this.#entries.set(key, { headers: ownHeaders(headers), body, file, stamp, checkedAt: this.#now() });
    return body;
  }

  #forget(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }
}

const ownHeaders = (headers: Headers): string[] =>
  fileHeaders.flatMap((name) => (headers[name] === undefined ? [] : [name, String(headers[name])]));

const stampOf = ({ ino, size, mtimeMs, ctimeMs }: Stats): string => [ino, size, mtimeMs, ctimeMs].join(' ');

/** The descriptor of an open stream, which Node's types leave out. */
const fdOf = (stream: ReadStream): number => (stream as ReadStream & { fd: number }).fd;
