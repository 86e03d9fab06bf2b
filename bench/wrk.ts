/** Runs wrk, which loads a server over many connections, and measures the server's processor time. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const connections = 200;
const roundSeconds = 3;
export const wrk = '/usr/bin/wrk';

export interface Round {
  perSecond: number;
  p99: number;
  /** Milliseconds of processor time for 1,000 answers; other work on the machine changes this figure little. */
  processor: number;
}

/** A server, and the processes that it consists of. */
export interface Target {
  address: string;
  pids: number[];
}

export const processesOf = (pid: number): number[] => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [pid, ...children.flatMap((child) => processesOf(Number(child)))];
};

/** Milliseconds of processor time that the processes have used; the system counts in hundredths of a second. */
const processorMs = (pids: number[]) =>
  pids
    .map((pid) =>
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' '),
    )
    .reduce((sum, fields) => sum + (Number(fields[11]) + Number(fields[12])) * 10, 0);

const milliseconds = { us: 0.001, ms: 1, s: 1_000 } as const;

/** Requests `address` over 200 connections, accepting brotli. Throws when an answer is not 200. */
export function load({ address, pids }: Target, seconds = roundSeconds): Round {
  const options = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '-H',
    'Accept-Encoding: gzip, br',
  ];
  const before = processorMs(pids);
  const said = execFileSync(wrk, [...options, address], { encoding: 'utf8' });
  // wrk counts an answer after more than two seconds as a time-out, and includes it in the p99.
  if (/Non-2xx|(connect|read|write) [1-9]/.test(said)) throw new Error(`${address}: ${said}`);
  const [, time = '', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(said) ?? [];
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
  const answers = Number(/(\d+) requests in/.exec(said)?.[1]);
  return {
    perSecond,
    p99: Number(time) * milliseconds[unit as keyof typeof milliseconds],
    processor: ((processorMs(pids) - before) * 1_000) / answers,
  };
}
