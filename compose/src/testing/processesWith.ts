import { readdir, readFile } from 'node:fs/promises';

/** Numbers of the processes that have this entry in their environment, as all processes of a browser do. */
export async function processesWith(entry: string): Promise<string[]> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    numbers.map(async (number) => {
      const environment = await readFile(`/proc/${number}/environ`, 'utf8').catch(() => '');
      return environment.split('\0').includes(entry) ? [number] : [];
    }),
  );
  return found.flat();
}
