import { existsSync } from 'node:fs';

/**
 * The first of `paths` that exists. Where the program `name` is in none of them, the tests that need it are skipped: warns
 * and returns undefined. Throws an Error in CI, which must have the program (.ci/run installs it).
 */
export function installedProgram(name: string, paths: readonly string[]): string | undefined {
  const found = paths.find((file) => existsSync(file));
  if (found !== undefined) return found;
  if (process.env.CI) throw new Error(`${name} is not installed: CI must install it.`);
  console.warn(`${name} is not installed: the tests that need it are skipped.`);
  return undefined;
}
