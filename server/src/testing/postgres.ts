/** A real PostgreSQL for tests: Debian's package, started on a free port of this machine. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from './freePort.ts';
import { installedProgram } from './installedProgram.ts';

const versions = '/usr/lib/postgresql';

/** Folder of the newest installed PostgreSQL's programs; otherwise as `installedProgram`. */
export function postgresPrograms(): string | undefined {
  const installed = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  const initdb = installedProgram(
    'PostgreSQL',
    installed.map((version) => join(versions, version, 'bin/initdb')),
  );
  return initdb && dirname(initdb);
}

export interface Postgres {
  /** Address of a new, empty database. */
  createDatabase(): Promise<string>;
  /** Kills the server with SIGKILL. */
  kill(): Promise<void>;
  /** Starts it again after `kill`, at the same address. */
  start(): Promise<void>;
  /** Ends it and deletes its data. */
  remove(): Promise<void>;
}

/** Starts a new PostgreSQL from `programs`; `settings` are options of its command, such as `-c fsync=off`. */
export async function startPostgres(programs: string, settings: string[] = []): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const data = join(folder, 'data');
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  const initdb = ['-D', data, '-U', 'enquiries', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initdb, { ...options, stdio: 'ignore' });

  const port = await freePort();
  const address = (database: string) => `postgres://enquiries@127.0.0.1:${port}/${database}`;
  let server: ChildProcess;
  let databases = 0;

  async function start(): Promise<void> {
    const flags = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
    const launch = () =>
      spawn(join(programs, 'postgres'), [...flags, ...settings], { ...options, stdio: 'ignore' });
    server = launch();
    const end = Date.now() + 60_000;
    while (!(await answers(address('postgres')))) {
      if (Date.now() > end) throw new Error('PostgreSQL did not start within a minute.');
      // Right after a kill it may end again, because the killed server's child processes run on for a moment.
      if (server.exitCode !== null) server = launch();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  const exited = async () => {
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  };

  async function kill(): Promise<void> {
    const children = childrenOf(server);
    server.kill('SIGKILL');
    await exited();
    // Kills the child processes too, which would otherwise go on answering for a moment.
    for (const child of children) kill9(child);
    while (children.some(isRunning)) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  await start();
  return {
    createDatabase: async () => {
      databases += 1;
      await run(address('postgres'), `CREATE DATABASE enquiries${databases}`);
      return address(`enquiries${databases}`);
    },
    kill,
    start,
    remove: async () => {
      // At once, but unlike SIGKILL it leaves no shared memory behind.
      server.kill('SIGQUIT');
      await exited();
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}

/** Process numbers; none where the system does not list them as Linux does. */
function childrenOf({ pid }: ChildProcess): number[] {
  try {
    const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return listed === '' ? [] : listed.split(' ').map(Number);
  } catch {
    return [];
  }
}

const isRunning = (pid: number) => existsSync(`/proc/${pid}`);

function kill9(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}

const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));

async function run(url: string, query: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => {});
  await client.connect();
  await client.query(query).finally(() => client.end());
}

const answers = (url: string) =>
  run(url, 'SELECT 1').then(
    () => true,
    () => false,
  );
