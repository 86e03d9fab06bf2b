import type { EventEmitter } from 'node:events';
import type { RequestListener } from 'node:http';

/** Maximum number of connections accepted in a row before requests are answered: about 25 ms of work. */
const maxInARow = 512;

/**
 * Makes a listener that passes requests to `answer`: at once or, while new connections arrive, after all of those have
 * been accepted.
 *
 * Node accepts one connection in each turn of its event loop (libuv since 1.45). If every turn also answered the requests
 * of all connections accepted before, the last of 200 that arrive at once would wait a second for its first answer.
 */
export function acceptFirst(server: EventEmitter, answer: RequestListener): RequestListener {
  const waiting: Parameters<RequestListener>[] = [];
  let isAccepting = false;
  let acceptedInThisTurn = false;
  let acceptedInARow = 0;

  server.on('connection', () => {
    acceptedInThisTurn = true;
    if (isAccepting) return;
    isAccepting = true;
    acceptedInARow = 0;
    setImmediate(endTurn);
  });

  function endTurn(): void {
    if (acceptedInThisTurn && acceptedInARow < maxInARow) {
      acceptedInThisTurn = false;
      acceptedInARow += 1;
      setImmediate(endTurn);
      return;
    }
    isAccepting = false;
    for (const [request, response] of waiting.splice(0)) answer(request, response);
  }

  return (request, response) => {
    if (isAccepting) waiting.push([request, response]);
    else answer(request, response);
  };
}
