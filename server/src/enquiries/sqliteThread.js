/**
 * The thread that holds the SQLite file: libsql is synchronous, and waits for locks. Plain JavaScript, because a thread
 * would need half a second for the TypeScript loader.
 */
import { statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';

const { file, busyTimeoutMs } = workerData;
let database;
let inode;

function open() {
  database = new Database(file);
  // At the start another server may be making the tables, which takes longer; sqliteStore.ts ends this longer wait.
  database.pragma(`busy_timeout = ${inode === undefined ? 30_000 : busyTimeoutMs}`);
  database.pragma('journal_mode = WAL');
  // FULL syncs the log at every commit: an answered enquiry survives a crash and a power cut.
  database.pragma('synchronous = FULL');
  // Overwrites what is deleted, so that an erased enquiry is in no free page.
  database.pragma('secure_delete = ON');
  inode ??= statSync(file).ino;
}

function run({ sql, parameters }) {
  if (database === undefined) open();
  // A deleted database file can be written to without an error, and everything written is lost.
  if (statSync(file).ino !== inode) throw new Error(`${file} was replaced.`);
  try {
    const statement = database.prepare(sql);
    if (statement.reader) return statement.all(parameters);
    statement.run(parameters);
    return [];
  } catch (error) {
    // libsql 0.5 leaves a statement that failed open, which blocks every later checkpoint of the same connection.
    if (!database.inTransaction) {
      database.close();
      database = undefined;
    }
    throw error;
  }
}

function close() {
  // Moves all rows from the write-ahead log into the file, so that a copy of the file is complete.
  database?.pragma('wal_checkpoint(TRUNCATE)');
  database?.close();
  return [];
}

parentPort.on('message', (query) => {
  try {
    parentPort.postMessage({ rows: query.sql === 'close' ? close() : run(query) });
  } catch (error) {
    parentPort.postMessage({ fault: { message: error.message, code: error.code } });
  }
});
