import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releasedPackages } from 'compose/packages';
import { projectRoot } from 'compose/paths';
import { median } from './measure/median.ts';
import { timeCommand } from './measure/timeCommand.ts';

const rounds = 3;

interface Round {
  gated: number;
  ungated: number;
  one: number;
  nothing: number;
}

/**
 * Times a release from command to live page: a one-line change in remote-blog, compared with building everything, with
 * and without the gate. A machine's speed varies within a minute, so each round has its own ratios and the median is
 * printed.
 */
export async function oneRelease(): Promise<void> {
  const siteRoot = await mkdtemp(path.join(tmpdir(), 'bench-site-'));
  const changed = path.join(projectRoot, 'remote-blog/src/pages/ArticlePage.tsx');
  const before = await readFile(changed, 'utf8');
  const everything = async (...options: string[]) => {
    for (const name of await releasedPackages())
      await rm(path.join(projectRoot, name, 'dist'), { recursive: true, force: true });
    await rm(siteRoot, { recursive: true, force: true });
    return timeCommand(siteRoot, 'src/cli/build.ts', ...options);
  };
  const round = async (): Promise<Round> => {
    const ungated = await everything();
    const gated = await everything('--gate');
    await appendFile(changed, "\nglobalThis.performance?.mark('one line');\n");
    const one = await timeCommand(siteRoot, 'src/cli/release.ts', 'remote-blog');
    const nothing = await timeCommand(siteRoot, 'src/cli/build.ts');
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
