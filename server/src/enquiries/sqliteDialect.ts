import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from './kysely.ts';
import { SqliteThread } from './sqliteThreadClient.ts';

/** A Kysely dialect for the SQLite `file`, whose queries run in a thread of their own, one after the other. */
export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new ThreadDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Migrations run in a transaction, which locks out the migrations of other processes. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ThreadDriver implements Driver {
  readonly #file: string;
  #thread: SqliteThread | undefined;
  /** Settles when the one connection is free again. */
  #free: Promise<void> = Promise.resolve();
  readonly #release = new WeakMap<DatabaseConnection, () => void>();

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {
    this.#thread = new SqliteThread(this.#file);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#thread === undefined) throw new Error('The enquiries are closed.');
    const connection = new ThreadConnection(this.#thread);
    const before = this.#free;
    this.#free = new Promise((resolve) => this.#release.set(connection, resolve));
    await before;
    return connection;
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#release.get(connection)?.();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Takes the write lock at once, because a transaction that reads first may fail to get it later.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#free;
    await this.#thread?.close();
  }
}

class ThreadConnection implements DatabaseConnection {
  readonly #thread: SqliteThread;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows = [], changes = 0 } = await this.#thread.ask({ sql, parameters });
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Enquiries are read in parts, not streamed.');
  }
}
