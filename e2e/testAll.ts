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

const start = performance.now();
const seconds = () => Math.round((performance.now() - start) / 1000);

/** Each step's arguments of pnpm; the steps of one stage run side by side. */
type Stage = Record<string, string[]>;

const journeys = (...projects: string[]) => [
  ...['--filter', 'e2e', 'exec', 'playwright', 'test'],
  ...projects.map((name) => `--project=${name}`),
];
const usual: Stage[] = [
  { lint: ['lint'], types: ['typecheck'], build: ['build', '--gate'] },
  { unit: ['exec', 'vitest', 'run'] },
  { journeys: journeys('journeys') },
];
const rest: Stage[] = [
  { site: ['build'] },
  { thorough: ['exec', 'vitest', 'run'] },
  { shipping: journeys('shipping', 'thorough', 'Firefox', 'WebKit') },
];

const usage = `pnpm test [--all]

Runs lint, types, a build through the gate, unit tests, and journeys in a browser.

  --all   runs what pnpm test leaves out: tests that take long, concern developers or the office
          alone, or need PostgreSQL, nginx, Ceph or another browser

TEST_STEPS=lint,types chooses steps: ${[...usual, ...rest].flatMap(Object.keys).join(', ')}.`;

const given = options();
if (given.help) {
  console.log(usage);
  process.exit();
}
if (given.all) process.env.TESTS = 'thorough';
const stages = given.all ? rest : usual;
const known = stages.flatMap(Object.keys);
const wanted = process.env.TEST_STEPS ? process.env.TEST_STEPS.split(',') : known;
const unknown = wanted.find((name) => !known.includes(name));
if (unknown !== undefined) fail(`TEST_STEPS names the step ${unknown}; there is ${known.join(', ')}.`, 1);

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
  fail(messageOf(error), 3);
}

for (const stage of stages) {
  const steps = Object.entries(stage).filter(([name]) => wanted.includes(name));
  if (steps.length === 0) continue;
  console.log(`\n— ${steps.map(([name]) => name).join(', ')} (${seconds()} s)\n`);
  const failed = (await Promise.all(steps.map(([name, args]) => failureOf(name, args)))).flat();
  if (failed.length > 0) fail(`\n${failed.join(', ')}: failed.`, 1);
}
console.log(`\nAll passed in ${seconds()} s.`);

/** Runs a step; returns its name if it failed. */
async function failureOf(name: string, args: string[]): Promise<string[]> {
  const [program, ...first] = packageManager();
  const cwd = path.resolve(import.meta.dirname, '..');
  const [code] = await once(spawn(program, [...first, ...args], { cwd, stdio: 'inherit' }), 'close');
  return code === 0 ? [] : [name];
}

/** The options of this command. Ends the process for any other argument. */
function options() {
  try {
    return parseArgs({ options: { all: { type: 'boolean' }, help: { type: 'boolean' } } }).values;
  } catch (error) {
    return fail(`${messageOf(error)}\nUsage: pnpm test [--all]`, 2);
  }
}

function messageOf(error: unknown): unknown {
  return error instanceof Error ? error.message : error;
}

function fail(message: unknown, code: number): never {
  console.error(message);
  process.exit(code);
}
