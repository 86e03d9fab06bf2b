import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { securityHeaders, securityHeadersOverTls } from '@sayapatri/hosting/securityPolicy';
import type { KeptAnswer, KeptAnswers } from './keptAnswers.ts';
import type { SiteFolder } from './siteFolder.ts';

/** What `answerFromMemory` needs: the kept answers, the site, and facts about a request. */
export interface Memory {
  kept: KeptAnswers;
  site: SiteFolder;
  /** Whether the visitor came by https. */
  isOverTls(request: IncomingMessage): boolean;
  /** Whether the server is closing. Fastify then answers, and closes each connection with its answer. */
  isClosing(): boolean;
  /** Called before each answer, to count it. */
  onAnswer?: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
}

const plain = Object.entries(securityHeaders).flat();
const overTls = Object.entries(securityHeadersOverTls).flat();

/**
 * Answers from memory where it can, and hands every other request to `next`. It runs before Fastify, whose routing and
 * hooks cost as much processor time as the rest of such an answer.
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
