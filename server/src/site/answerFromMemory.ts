import type { IncomingMessage, RequestListener } from 'node:http';
import { securityHeaders, securityHeadersOverTls } from '@sayapatri/hosting/securityPolicy';
import type { KeptAnswers } from './keptAnswers.ts';
import type { SiteFolder } from './siteFolder.ts';

/** The kept answers, the site, and functions that judge a request, for `answerFromMemory`. */
export interface Memory {
  kept: KeptAnswers;
  site: SiteFolder;
  /** Whether the visitor came by https. */
  isOverTls(request: IncomingMessage): boolean;
  /** Whether the server is closing. Fastify then answers, and closes each connection with its answer. */
  isClosing(): boolean;
}

const plain = Object.entries(securityHeaders).flat();
const overTls = Object.entries(securityHeadersOverTls).flat();

/**
 * Answers from memory where it can, and hands every other request to `next`. It runs before Fastify, whose routing and
 * hooks cost as much processor time as the rest of such an answer.
 */
export function answerFromMemory(
  { kept, site, isOverTls, isClosing }: Memory,
  next: RequestListener,
): RequestListener {
  return (request, response) => {
    const root = isClosing() ? undefined : site.current();
    const key = root && kept.keyOf(root, request);
    const answer = key && kept.find(key);
    if (!answer) return next(request, response);
    response.writeHead(200, [...(isOverTls(request) ? overTls : plain), ...answer.headers]);
    response.end(answer.body);
  };
}
