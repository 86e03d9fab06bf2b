import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import Database from 'libsql';

/** How long a query waits for a lock of another program, in milliseconds; a visitor waits for its answer. */
const longestWaitMs = 2_000;

/**
 * Resolves with what `run` does, and repeats it while another program locks the database. SQLite's own wait would hold up
 * the whole server, because libsql is synchronous.
 */
export async function whileLocked<Result>(run: () => Promise<Result>): Promise<Result> {
  for (const end = Date.now() + longestWaitMs; ; await sleep(20)) {
    try {
      return await run();
    } catch (error) {
      const isLocked = error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
      if (!isLocked || Date.now() >= end) throw error;
    }
  }
}

/** Kysely's SQLite, on a file that other programs use too. */
export const sqliteDialect = (file: string): Dialect => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver: () => new PatientDriver(new SqliteFile(file)),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** Migrations run in a transaction, which locks out the migrations of other processes. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class PatientDriver extends SqliteDriver {
  readonly #database: SqliteFile;

  constructor(database: SqliteFile) {
    super({ database });
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    this.#database.closeAfterFault();
    const executeQuery = async <Row>(query: CompiledQuery) => {
      try {
        return await connection.executeQuery<Row>(query);
      } catch (error) {
        this.#database.hasFault = true;
        throw error;
      }
    };
    return {
      executeQuery: <Row>(query: CompiledQuery) => whileLocked(() => executeQuery<Row>(query)),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Takes the write lock at once, because a transaction that reads first may fail to get it later.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** The file, opened when it is used. */
class SqliteFile implements SqliteDatabase {
  /** Whether a query has failed since the file was opened. */
  hasFault = false;
  readonly #file: string;
  #database: Database.Database | undefined;
  #inode: number | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  prepare(sql: string) {
    this.#database ??= openDatabase(this.#file);
    const { ino } = statSync(this.#file);
    this.#inode ??= ino;
    // A deleted database file can be written to without an error, and everything written is lost.
    if (ino !== this.#inode) throw new Error(`${this.#file} was replaced.`);
    return this.#database.prepare(sql);
  }

  /** Libsql 0.5 leaves a statement that failed open, which blocks every later checkpoint of the same connection. */
  closeAfterFault(): void {
    if (!this.hasFault) return;
    this.hasFault = false;
    this.#database?.close();
    this.#database = undefined;
  }

  close(): void {
    // Moves all rows from the write-ahead log into the file, so that a copy of the file is complete.
    this.#database?.pragma('wal_checkpoint(TRUNCATE)');
    this.#database?.close();
  }
}

function openDatabase(file: string): Database.Database {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  // FULL syncs the log at every commit: an answered enquiry survives a crash and a power cut.
  database.pragma('synchronous = FULL');
  // Overwrites what is deleted, so that an erased enquiry is in no free page.
  database.pragma('secure_delete = ON');
  return database;
}
