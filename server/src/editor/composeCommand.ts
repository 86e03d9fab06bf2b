import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** How one of compose's commands ended. */
export interface Ended {
  code: number;
  stdout: string;
  /** Why it was refused, in sentences; empty where it was done. */
  refusal: string;
}

/** Runs a command of compose, such as `release`, as a process of its own in the repository `root`. */
export function composeCommand(root: string, name: string, args: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx/esm', `compose/src/cli/${name}.ts`, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const read = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    read.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    read.stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code: code ?? 1, stdout: read.stdout, refusal: code === 0 ? '' : sentences(read.stderr) }),
    );
  });
}

/** What a command says, without colours and without the stack of a release's own error, which is for its author. */
const sentences = (text: string) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .join('\n')
    .trim();
