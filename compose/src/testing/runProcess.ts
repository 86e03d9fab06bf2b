import { execFile } from 'node:child_process';
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
  const parts = ['--import', 'tsx/esm', path.join(source, script), ...args];
  const options = { cwd: path.dirname(source), env: { ...process.env, ...env } };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, parts, options, (_, stdout, stderr) =>
      resolve({ code: child.exitCode, signal: child.signalCode, stdout, stderr }),
    );
    let output = '';
    child.stdout?.on('data', (text: string) => {
      output += text;
      onOutput(output);
    });
  });
}
