/** `pnpm test`: everything that must hold, in the order in which a fault is cheapest to find. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureBrowser } from 'compose/browser';

const root = path.resolve(import.meta.dirname, '..');
const start = performance.now();

const steps: [title: string, ...command: string[]][] = [
  ['Lint and formatting', 'pnpm', 'lint'],
  ['Types', 'pnpm', 'typecheck'],
  ['Each package alone', 'pnpm', '--recursive', '--workspace-concurrency=1', 'test'],
  ['Production build, through the gate', 'pnpm', 'build', '--gate'],
  ['Journeys across the composed site', 'pnpm', '--filter', 'e2e', 'test:e2e'],
];

process.env.CHROMIUM_PATH = ensureBrowser();
for (const [title, ...command] of steps) {
  console.log(`\n— ${title} (${Math.round((performance.now() - start) / 1000)} s)\n`);
  const { status } = runPnpm(command.slice(1));
  if (status !== 0) {
    console.error(`\n${title}: failed.`);
    process.exit(1);
  }
}
console.log(`\nAll passed in ${Math.round((performance.now() - start) / 1000)} s.`);

/** Runs the same package manager that started this script, which need not be on the path. */
function runPnpm(args: string[]) {
  const manager = process.env.npm_execpath;
  const [program, ...first] =
    manager === undefined
      ? ['npx', 'pnpm']
      : /\.[cm]?js$/.test(manager)
        ? [process.execPath, manager]
        : [manager];
  return spawnSync(program ?? 'npx', [...first, ...args], { cwd: root, stdio: 'inherit' });
}
