import { existsSync } from 'node:fs';

/**
 * The first of `paths` that exists, where `name` may be installed. Undefined where there is none, said in a sentence: the
 * tests that need it are then skipped. Throws an Error in CI, which must have it (.ci/run installs it).
 */
export function installedProgram(name: string, paths: readonly string[]): string | undefined {
  const found = paths.find((file) => existsSync(file));
  if (found !== undefined) return found;
  if (process.env.CI) throw new Error(`${name} is not installed: CI must install it.`);
  console.warn(`${name} is not installed: the tests that need it are skipped.`);
  return undefined;
}
