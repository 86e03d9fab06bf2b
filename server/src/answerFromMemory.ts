import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { KeptAnswer, KeptAnswers } from './keptAnswers.ts';
import { securityHeaders, securityHeadersOverTls } from './securityPolicy.ts';
import type { SiteFolder } from './siteFolder.ts';

/** Where kept answers come from, and what is to be known of a request that gets one. */
export interface Memory {
  kept: KeptAnswers;
  site: SiteFolder;
  /** Whether the visitor came by https. */
  isOverTls(request: IncomingMessage): boolean;
  /** Whether the server is closing: its last answers are Fastify's. */
  isClosing(): boolean;
  /** Called before each answer, to count it. */
  onAnswer?: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
}

const plain = Object.entries(securityHeaders).flat();
const overTls = Object.entries(securityHeadersOverTls).flat();

/**
 * Sends what is kept in memory, and hands every other request to `next`. It stands before Fastify, whose routing and hooks
 * take as much of the processor's time as all the rest of such an answer.
 */
export function answerFromMemory(memory: Memory, next: RequestListener): RequestListener {
  const { kept, site, isOverTls, isClosing, onAnswer } = memory;

  function find(request: IncomingMessage): KeptAnswer | undefined {
    if (isClosing()) return undefined;
    const key = kept.keyOf(request);
    const root = key === undefined ? undefined : site.current();
    return key === undefined || root === undefined ? undefined : kept.find(root, key);
  }

  return (request, response) => {
    const answer = find(request);
    if (answer === undefined) return next(request, response);
    onAnswer?.(request, response);
    response.writeHead(200, [...(isOverTls(request) ? overTls : plain), ...answer.headers]);
    response.end(answer.body);
  };
}
