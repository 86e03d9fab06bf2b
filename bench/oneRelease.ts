import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { releasedPackages } from 'compose/packages';
import { projectRoot } from 'compose/paths';
import { median } from './median.ts';

/**
 * Milliseconds from the start of one of the project's commands until the site that it composed is live, or until its end
 * where it has composed none. It releases into a site folder of its own, never to a bucket that others live from.
 */
async function time(siteRoot: string, ...command: string[]): Promise<number> {
  const liveSite = () => readlink(path.join(siteRoot, 'current')).catch(() => undefined);
  const former = await liveSite();
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx/esm', ...command], {
    cwd: path.join(projectRoot, 'compose'),
    env: { ...process.env, SITE_ROOT: siteRoot, RELEASE_STORE: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  while (child.exitCode === null && (await liveSite()) === former) await setTimeout(5);
  const milliseconds = performance.now() - start;
  const [code] = await ended;
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}.`);
  return milliseconds;
}

const rounds = 3;

interface Round {
  gated: number;
  ungated: number;
  one: number;
  nothing: number;
}

/**
 * From command to live page: a one-line change in remote-blog against building everything, with and without the gate.
 * The speed of a machine varies within a minute, so every round has ratios of its own and the middle one is printed.
 */
export async function oneRelease(): Promise<void> {
  const siteRoot = await mkdtemp(path.join(tmpdir(), 'bench-site-'));
  const changed = path.join(projectRoot, 'remote-blog/src/pages/ArticlePage.tsx');
  const before = await readFile(changed, 'utf8');
  const everything = async (...options: string[]) => {
    for (const name of await releasedPackages())
      await rm(path.join(projectRoot, name, 'dist'), { recursive: true, force: true });
    await rm(siteRoot, { recursive: true, force: true });
    return time(siteRoot, 'src/cli/build.ts', ...options);
  };
  const round = async (): Promise<Round> => {
    const ungated = await everything();
    const gated = await everything('--gate');
    await appendFile(changed, "\nglobalThis.performance?.mark('one line');\n");
    const one = await time(siteRoot, 'src/cli/release.ts', 'remote-blog');
    const nothing = await time(siteRoot, 'src/cli/build.ts');
    await writeFile(changed, before);
    return { ungated, gated, one, nothing };
  };
  try {
    const all: Round[] = [];
    while (all.length < rounds) all.push(await round());
    const line = (what: string, part: keyof Round) => {
      const middle = (of: (round: Round) => number) => median(all.map(of));
      const ratio = (whole: 'gated' | 'ungated') => middle((one) => one[part] / one[whole]).toFixed(2);
      console.log(
        `${what}: ${(middle((one) => one[part]) / 1000).toFixed(1)} s, ${ratio('gated')} × everything through the gate, ${ratio('ungated')} × without it`,
      );
    };
    line('build and compose everything through the gate', 'gated');
    line('build and compose everything without it', 'ungated');
    line('release of remote-blog, through the gate', 'one');
    line('build with nothing changed', 'nothing');
  } finally {
    await writeFile(changed, before);
    await rm(siteRoot, { recursive: true, force: true });
  }
}
