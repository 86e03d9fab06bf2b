import { UserError } from '@sayapatri/contract/userError';
import { expect } from 'vitest';
import { withStorageFaults } from '../cli/command.ts';

/** The sentence with which `work` is refused, as commands print it; another error would be printed with its stack. */
export async function refusalOf(work: () => Promise<unknown>): Promise<string> {
  const error = await work().then(() => new Error('It was not refused.'), withStorageFaults);
  expect(error).toBeInstanceOf(UserError);
  const { message } = error as UserError;
  expect(message).not.toContain('\n');
  return message;
}
