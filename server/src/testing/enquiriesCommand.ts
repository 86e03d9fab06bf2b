import { Writable } from 'node:stream';
import { runEnquiries } from '../commands/runEnquiries.ts';

/** `pnpm enquiries` in this process: its exit code and what it prints. */
export async function runCommand(env: Record<string, string>, ...args: string[]) {
  const stdout = new Collector();
  const { exitCode: code, message: stderr } = await runEnquiries(args, env, stdout);
  return { code, stdout: stdout.text, stderr };
}

class Collector extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk;
    done();
  }
}
