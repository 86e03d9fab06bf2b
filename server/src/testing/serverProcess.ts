import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

const scripts = { server: 'src/server.ts', enquiries: 'src/commands/enquiries.ts' };
/** With this signal ignored, a write beyond a limit on files fails as on a full disk. */
const shell = ['-c', 'trap "" XFSZ; exec "$0" --import tsx/esm "$@"', process.execPath];

/** Runs a program as a process of its own, with only `env` in its environment. */
export function runProgram(program: keyof typeof scripts, env: Record<string, string>, ...args: string[]) {
  const child = spawn('/bin/sh', [...shell, scripts[program], ...args], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, ...env },
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]).then(
    ([[code], stdout, stderr]) => ({ code: code as number | null, stdout, stderr }),
  );
  return { child, ended };
}

/** Starts the server on a free port and waits for its address. */
export async function runServer(env: Record<string, string>) {
  const { child, ended } = runProgram('server', { PORT: '0', ...env });
  const url = await Promise.race([
    printedUrl(child),
    ended.then(({ stderr }) => Promise.reject(new Error(`The server did not start: ${stderr}`))),
  ]);
  return { url, child, ended };
}

function printedUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let printed = '';
    child.stdout?.on('data', (chunk) => {
      printed += chunk;
      const url = /http:\/\/[\d.:]+\d\b(?=["\s])/.exec(printed)?.[0];
      if (url) resolve(url.trim());
    });
  });
}
