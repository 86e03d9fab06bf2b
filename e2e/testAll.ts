/**
 * `pnpm test` runs the tests that find faults which would reach a visitor, the quickest first. `pnpm test --all` then runs
 * the tests that take long, that concern developers or the office alone, or that need services such as PostgreSQL.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser, launchBrowser } from 'compose/browser';
import { packageManager } from './packageManager.ts';

const root = path.resolve(import.meta.dirname, '..');
const start = performance.now();
const seconds = () => Math.round((performance.now() - start) / 1000);

interface Step {
  title: string;
  /** Arguments of pnpm. */
  args: string[];
}
type Stage = Record<string, Step>;

/** The steps of one stage run side by side. Unit tests and journeys keep two processors busy by themselves. */
const usual: Stage[] = [
  {
    lint: { title: 'Lint and formatting', args: ['lint'] },
    types: { title: 'Types', args: ['typecheck'] },
    build: { title: 'Production build, through the gate', args: ['build', '--gate'] },
  },
  {
    unit: { title: 'Each package alone', args: ['exec', 'vitest', 'run'] },
  },
  {
    journeys: {
      title: 'Journeys across the composed site, also where its scripts fail',
      args: ['--filter', 'e2e', 'exec', 'playwright', 'test', '--project=journeys', '--project=faults'],
    },
  },
];

const restOfProjects = ['shipping', 'thorough', 'Firefox', 'WebKit'].map((name) => `--project=${name}`);
const rest: Stage[] = [
  { site: { title: 'Production build', args: ['build'] } },
  { thorough: { title: 'Unit tests that take long', args: ['exec', 'vitest', 'run'] } },
  {
    shipping: {
      title: 'Teams that ship alone, other servers, hosts and browsers',
      args: ['--filter', 'e2e', 'exec', 'playwright', 'test', ...restOfProjects],
    },
  },
];

const given = options();
if (given.help) {
  console.log(`pnpm test [--all]

Runs lint, types, a build through the gate, unit tests, and journeys in a browser.

  --all   runs what pnpm test leaves out: tests that take long, concern developers or the office
          alone, or need PostgreSQL, nginx, Ceph or another browser

TEST_STEPS=lint,types chooses steps: ${[...usual, ...rest].flatMap(Object.keys).join(', ')}.`);
  process.exit();
}
if (given.all) process.env.TESTS = 'thorough';
const stages = chosen(given.all ? rest : usual, process.env.TEST_STEPS);

// Builds go to an empty site, so that the gate checks every package; never to a bucket, and without a signer's key.
const site = mkdtempSync(path.join(tmpdir(), 'tested-site-'));
process.on('exit', () => rmSync(site, { recursive: true, force: true }));
process.env.SITE_ROOT = site;
process.env.RELEASE_STORE = '';
process.env.RELEASE_OWNERS = 'none';
try {
  process.env.CHROMIUM_PATH = ensureBrowser();
  // A browser that is broken or too old is named here, instead of by each test that opens it.
  await (await launchBrowser()).close();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(3);
}

const results: string[] = [];
for (const stage of stages) {
  const steps = Object.values(stage);
  const ended = await Promise.all(steps.map((step, at) => runStep(step, at === steps.length - 1)));
  const failed = ended.filter((title) => title !== undefined);
  if (failed.length > 0) {
    console.error(`\n${failed.join(', ')}: failed.`);
    process.exit(1);
  }
}
console.log(`\n${results.join('\n')}\nAll passed in ${seconds()} s.`);

/** Runs a step and returns its title where it failed. The last of a stage prints as it goes, the others when they end. */
async function runStep({ title, args }: Step, isLast: boolean): Promise<string | undefined> {
  if (isLast) console.log(`\n— ${title} (${seconds()} s)\n`);
  const [program, ...first] = packageManager();
  // Colours would hide the results from the pattern below.
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
  const child = spawn(program, [...first, ...args], { cwd: root, env, stdio: ['inherit', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (isLast) process.stdout.write(chunk);
    });
  const [code] = await once(child, 'close');
  if (!isLast) console.log(`\n— ${title} (ended at ${seconds()} s)\n\n${output.trimEnd()}`);
  const ownResults = output.match(/^ *(?:Test Files|Tests) .*|^ *\d+ (?:passed|flaky|skipped|failed)\b.*/gm);
  results.push(`${title}: ${(ownResults ?? ['passed']).map((line) => line.trim()).join(', ')}`);
  return code === 0 ? undefined : title;
}

/** The options of this command. Ends the process for any other argument. */
function options() {
  try {
    return parseArgs({ options: { all: { type: 'boolean' }, help: { type: 'boolean' } } }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nUsage: pnpm test [--all]`);
    return process.exit(2);
  }
}

/** The steps that TEST_STEPS names, comma-separated; all of them where it is empty. Ends the process for an unknown name. */
function chosen(all: Stage[], names: string | undefined): Stage[] {
  if (!names) return all;
  const known = all.flatMap((stage) => Object.keys(stage));
  const wanted = names.split(',');
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    console.error(`TEST_STEPS names the step ${unknown}; there is ${known.join(', ')}.`);
    process.exit(1);
  }
  return all.map((stage) =>
    Object.fromEntries(Object.entries(stage).filter(([name]) => wanted.includes(name))),
  );
}
