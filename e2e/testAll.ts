/** `pnpm test`: everything that must hold, in the order in which a fault is cheapest to find. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from 'compose/browser';
import { packageManager } from './packageManager.ts';

const root = path.resolve(import.meta.dirname, '..');
const start = performance.now();

const steps: [title: string, ...command: string[]][] = [
  ['Lint and formatting', 'pnpm', 'lint'],
  ['Types', 'pnpm', 'typecheck'],
  ['Each package alone', 'pnpm', '--recursive', '--workspace-concurrency=1', 'test'],
  ['Production build, through the gate', 'pnpm', 'build', '--gate'],
  ['Journeys across the composed site, then teams that ship alone', 'pnpm', '--filter', 'e2e', 'test:e2e'],
];

// Into a site of its own, in which nothing is live yet: so the gate is asked of everything. Never to a bucket.
const site = mkdtempSync(path.join(tmpdir(), 'tested-site-'));
process.on('exit', () => rmSync(site, { recursive: true, force: true }));
process.env.SITE_ROOT = site;
process.env.RELEASE_STORE = '';
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

function runPnpm(args: string[]) {
  const [program, ...first] = packageManager();
  return spawnSync(program, [...first, ...args], { cwd: root, stdio: 'inherit' });
}
