/** Keeps the threads that render pages for the next use: starting one takes longer than most of what tests do in it. */
import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { vi } from 'vitest';

const idle: Worker[] = [];
let uses = 0;

class ReusedThread extends EventEmitter {
  readonly #thread: Worker;
  #use = ++uses;
  #unanswered = 0;
  readonly #listeners = Object.entries({
    message: (answer: unknown) => {
      this.#unanswered -= 1;
      this.emit('message', answer);
    },
    error: (error: unknown) => this.emit('error', error),
    exit: (code: unknown) => this.emit('exit', code),
  });

  constructor(newThread: () => Worker) {
    super();
    this.#thread = idle.pop() ?? newThread();
    for (const [event, listener] of this.#listeners) this.#thread.on(event, listener);
  }

  /** Gives each use another address, as a thread reads a module only once. */
  postMessage({ url, ...question }: { url?: string }) {
    this.#unanswered += 1;
    this.#thread.postMessage(url === undefined ? question : { ...question, url: `${url}?${this.#use}` });
  }

  /** Ends only a thread that has not answered, which may be blocked. */
  async terminate() {
    for (const [event, listener] of this.#listeners) this.#thread.off(event, listener);
    if (this.#unanswered > 0 || this.#thread.threadId === -1) return this.#thread.terminate();
    idle.push(this.#thread);
    return 0;
  }
}

vi.mock('../site/newRenderThread.ts', async (importOriginal) => {
  const { newRenderThread } = await importOriginal<typeof import('../site/newRenderThread.ts')>();
  return { newRenderThread: () => new ReusedThread(newRenderThread) };
});
