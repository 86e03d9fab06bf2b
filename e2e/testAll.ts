/** `pnpm test`: everything that must hold, in the order in which a fault is cheapest to find. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from 'compose/browser';
import { packageManager } from './packageManager.ts';

const root = path.resolve(import.meta.dirname, '..');
const start = performance.now();

interface Step {
  title: string;
  /** Arguments of pnpm. */
  args: string[];
}

const allSteps: Record<string, Step> = {
  lint: { title: 'Lint and formatting', args: ['lint'] },
  types: { title: 'Types', args: ['typecheck'] },
  unit: { title: 'Each package alone', args: ['--recursive', '--workspace-concurrency=1', 'test'] },
  build: { title: 'Production build, through the gate', args: ['build', '--gate'] },
  journeys: {
    title: 'Journeys across the composed site, then teams that ship alone',
    args: ['--filter', 'e2e', 'test:e2e'],
  },
};

const steps = chosenSteps(process.env.TEST_STEPS);

// Into a site of its own, in which nothing is live yet: so the gate is asked of everything. Never to a bucket.
const site = mkdtempSync(path.join(tmpdir(), 'tested-site-'));
process.on('exit', () => rmSync(site, { recursive: true, force: true }));
process.env.SITE_ROOT = site;
process.env.RELEASE_STORE = '';
process.env.CHROMIUM_PATH = ensureBrowser();
for (const { title, args } of steps) {
  console.log(`\n— ${title} (${Math.round((performance.now() - start) / 1000)} s)\n`);
  const { status } = runPnpm(args);
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

/** The steps that TEST_STEPS names, comma-separated; all of them where it is empty. Ends the process for an unknown name. */
function chosenSteps(names: string | undefined): Step[] {
  if (!names) return Object.values(allSteps);
  return names.split(',').map((name) => {
    const step = allSteps[name];
    if (step !== undefined) return step;
    console.error(`TEST_STEPS names the step ${name}; there is ${Object.keys(allSteps).join(', ')}.`);
    return process.exit(1);
  });
}
