import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { withStorageFaults } from './command.ts';

it('the error of a program that ended with a number is printed itself', async () => {
  const error = await promisify(execFile)(process.execPath, ['-e', 'process.exit(7)']).catch(
    (thrown) => thrown,
  );
  expect(error).toMatchObject({ code: 7 });
  expect(withStorageFaults(error)).toBe(error);
});
