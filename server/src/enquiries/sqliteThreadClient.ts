import { Worker } from 'node:worker_threads';

/** How long a query waits for a lock of another process, in milliseconds; a visitor waits for its answer. */
export const busyTimeoutMs = 2_000;

interface Answer {
  id: number;
  rows?: unknown[];
  changes?: number;
  fault?: { message: string; code?: string };
}

/** Sends queries to the thread in sqliteThread.js and returns its answers as promises. */
export class SqliteThread {
  readonly #worker: Worker;
  readonly #pending = new Map<
    number,
    { resolve: (answer: Answer) => void; reject: (error: Error) => void }
  >();
  #lastId = 0;
  #ended: Error | undefined;

  constructor(file: string) {
    this.#worker = new Worker(new URL('./sqliteThread.js', import.meta.url), {
      workerData: { file, busyTimeoutMs },
      execArgv: [],
    });
    this.#worker.on('message', (answer: Answer) => this.#settle(answer));
    this.#worker.on('error', (error) => this.#end(error));
    this.#worker.on('exit', () => this.#end(new Error('The enquiries are closed.')));
  }

  ask(query: { sql: string; parameters: readonly unknown[] } | { close: true }): Promise<Answer> {
    if (this.#ended) return Promise.reject(this.#ended);
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#worker.postMessage({ id, ...query });
    });
  }

  async close(): Promise<void> {
    if (this.#ended) return;
    try {
      await this.ask({ close: true });
    } finally {
      this.#end(new Error('The enquiries are closed.'));
      await this.#worker.terminate();
    }
  }

  #settle(answer: Answer): void {
    const waiting = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if (answer.fault === undefined) waiting?.resolve(answer);
    else waiting?.reject(Object.assign(new Error(answer.fault.message), { code: answer.fault.code }));
  }

  #end(error: Error): void {
    this.#ended ??= error;
    for (const { reject } of this.#pending.values()) reject(this.#ended);
    this.#pending.clear();
  }
}
