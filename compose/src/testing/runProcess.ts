import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const source = path.resolve(fileURLToPath(import.meta.url), '../..');

interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

/** Runs a script of compose in a process of its own and waits for its end. `script` is relative to src. */
export function runScript(
  script: string,
  args: string[],
  env: Record<string, string> = {},
  onOutput: (output: string) => void = () => {},
): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx/esm', path.join(source, script), ...args], {
    cwd: path.dirname(source),
    env: { ...process.env, ...env },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
    onOutput(stdout);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
}
