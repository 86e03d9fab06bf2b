/** Runs wrk, which loads a server over many connections. */
import { execFileSync } from 'node:child_process';

const connections = 200;
export const wrk = '/usr/bin/wrk';

export interface Round {
  perSecond: number;
  p99: number;
}

const milliseconds = { us: 0.001, ms: 1, s: 1_000 } as const;

/** Requests `address` over 200 connections, accepting brotli. Throws when an answer is not 200. */
export function load(address: string, seconds = 3): Round {
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
