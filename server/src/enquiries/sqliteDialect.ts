import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

/** How long a query waits for a lock of another process, in milliseconds; a visitor waits for its answer. */
export const busyTimeoutMs = 2_000;

/** Kysely's own driver asks for a database, which the driver below never uses. */
const noDatabase = { database: () => Promise.reject(new Error('The thread holds the database.')) };

/** Kysely's dialect for the SQLite `file`, with queries that run in a thread of their own, one after the other. */
export class ThreadDialect extends SqliteDialect {
  readonly #file: string;

  constructor(file: string) {
    super(noDatabase);
    this.#file = file;
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }

  override createDriver() {
    return new ThreadDriver(this.#file);
  }
}

/** Migrations run in a transaction, which locks out the migrations of other processes. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ThreadDriver extends SqliteDriver {
  readonly #connection: ThreadConnection;

  constructor(file: string) {
    super(noDatabase);
    this.#connection = new ThreadConnection(file);
  }

  override async init(): Promise<void> {}

  /** Waits until the one connection is free. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    await super.acquireConnection();
    return this.#connection;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Takes the write lock at once, because a transaction that reads first may fail to get it later.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async destroy(): Promise<void> {
    await this.acquireConnection();
    await this.#connection.close();
  }
}

class ThreadConnection implements DatabaseConnection {
  readonly #thread: Worker;
  #failure: unknown;

  constructor(file: string) {
    this.#thread = new Worker(new URL('./sqliteThread.js', import.meta.url), {
      workerData: { file, busyTimeoutMs },
      execArgv: [],
    });
    this.#thread.on('error', (error) => {
      this.#failure = error;
    });
  }

  async executeQuery<Row>({
    sql,
    parameters,
  }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<QueryResult<Row>> {
    if (this.#failure) throw this.#failure;
    this.#thread.postMessage({ sql, parameters });
    // Rejects when the thread fails.
    const [{ rows, fault }] = await once(this.#thread, 'message');
    if (fault) throw Object.assign(new Error(fault.message), { code: fault.code });
    return { rows };
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Enquiries are read in parts, not streamed.');
  }

  async close(): Promise<void> {
    await this.executeQuery({ sql: 'close', parameters: [] }).finally(() => this.#thread.terminate());
  }
}
