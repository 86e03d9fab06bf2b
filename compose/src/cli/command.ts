import { Refusal } from '../refusal.ts';

/** Runs a command's work; a refusal ends it with its one sentence and exit code 1. */
export async function command(work: () => Promise<void>): Promise<void> {
  // React and MUI choose their production code by this, when compose first imports them.
  process.env.NODE_ENV = 'production';
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}\n` : error);
    process.exit(1);
  }
}
