import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runEnquiries } from '../commands/runEnquiries.ts';

/** `pnpm enquiries` in this process: its exit code and what it prints. */
export async function runCommand(env: Record<string, string>, ...args: string[]) {
  const output = new PassThrough();
  const printed = text(output);
  const { exitCode: code, message: stderr } = await runEnquiries(args, env, output);
  output.end();
  return { code, stdout: await printed, stderr };
}
