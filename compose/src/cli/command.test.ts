import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { withStorageFaults } from './command.ts';

it('a program’s exit code is not taken for the code of a storage fault', async () => {
  const error = await promisify(execFile)(process.execPath, ['-e', 'process.exit(7)']).catch(
    (thrown) => thrown,
  );
  expect(error).toMatchObject({ code: 7 });
  expect(withStorageFaults(error)).toBe(error);
});
