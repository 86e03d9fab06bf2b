/** Compares the Node server with nginx, each loaded by wrk over many connections. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sitePaths } from 'compose/paths';
import { nginxProgram, startNginx } from 'e2e/nginx';
import { startServer } from 'e2e/startServer';
import { median } from './measure.ts';

const rounds = 5;
const connections = 200;
const wrk = '/usr/bin/wrk';

interface Round {
  perSecond: number;
  p99: number;
}

const milliseconds = { us: 0.001, ms: 1, s: 1_000 } as const;

/** Requests `address` over 200 connections, accepting brotli. Throws when an answer is not 200. */
function load(address: string, seconds = 3): Round {
  const options = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '-H',
    'Accept-Encoding: gzip, br',
  ];
  const said = execFileSync(wrk, [...options, address], { encoding: 'utf8' });
  // wrk counts an answer after more than two seconds as a time-out, and includes it in the p99.
  if (/Non-2xx|(connect|read|write) [1-9]/.test(said)) throw new Error(`${address}: ${said}`);
  const [, time = '', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(said) ?? [];
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
  return {
    perSecond,
    p99: Number(time) * milliseconds[unit as keyof typeof milliseconds],
  };
}

/** Measures both in turns, so that other work on the machine slows both alike. */
function compare(what: string, ours: string, theirs: string): void {
  load(ours, 2);
  load(theirs, 2);
  const measured = Array.from({ length: rounds }, () => ({ ours: load(ours), theirs: load(theirs) }));
  const of = (whose: 'ours' | 'theirs', value: keyof Round) =>
    median(measured.map((round) => round[whose][value]));
  const ratio = (value: keyof Round) =>
    median(measured.map((round) => round.ours[value] / round.theirs[value]));
  console.log(
    `${what}, Node against nginx: ${ratio('perSecond').toFixed(2)} of its requests a second ` +
      `(${Math.round(of('ours', 'perSecond'))}, ${Math.round(of('theirs', 'perSecond'))}), ` +
      `${ratio('p99').toFixed(2)} of its p99 (${of('ours', 'p99').toFixed(1)} ms, ${of('theirs', 'p99').toFixed(1)} ms)`,
  );
}

export async function serving(): Promise<void> {
  const program = nginxProgram();
  if (program === undefined || !existsSync(wrk)) {
    console.log('nginx or wrk is not installed: serving was not measured.');
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-serving-'));
  const { current } = sitePaths();
  const { process: server, url } = await startServer({
    DATA_DIR: path.join(folder, 'data'),
    SITE_DIR: current,
    DATABASE_URL: '',
  });
  const nginx = await startNginx(program, { root: current, enquiries: new URL(url).host });
  const script = readdirSync(path.join(current, '_/shell/code')).find((file) => /^index-.*\.js$/.test(file));
  for (const [what, address] of [
    ['A page', '/about'],
    ['An asset', `/_/shell/code/${script}`],
  ] as const)
    compare(what, url + address, nginx.url + address);
  await nginx.stop();
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
