import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releasedPackages } from 'compose/packages';
import { projectRoot } from 'compose/paths';
import { median, timeCommand } from './measure.ts';

const rounds = 3;

interface Round {
  everything: number;
  one: number;
}

/**
 * Times a release from command to live page: a one-line change in remote-blog, compared with building everything through the
 * gate. A machine's speed varies within a minute, so each round has its own ratios and the median is printed.
 */
export async function oneRelease(): Promise<void> {
  const siteRoot = await mkdtemp(path.join(tmpdir(), 'bench-site-'));
  const changed = path.join(projectRoot, 'remote-blog/src/pages/ArticlePage.tsx');
  const before = await readFile(changed, 'utf8');
  const round = async (): Promise<Round> => {
    for (const name of await releasedPackages())
      await rm(path.join(projectRoot, name, 'dist'), { recursive: true, force: true });
    await rm(siteRoot, { recursive: true, force: true });
    const everything = await timeCommand(siteRoot, 'src/cli/build.ts', '--gate');
    await appendFile(changed, "\nglobalThis.performance?.mark('one line');\n");
    const one = await timeCommand(siteRoot, 'src/cli/release.ts', 'remote-blog');
    await writeFile(changed, before);
    return { everything, one };
  };
  try {
    const all: Round[] = [];
    while (all.length < rounds) all.push(await round());
    const line = (what: string, part: keyof Round) => {
      const seconds = (median(all.map((one) => one[part])) / 1000).toFixed(1);
      const ratio = median(all.map((one) => one[part] / one.everything)).toFixed(2);
      console.log(`${what}: ${seconds} s, ${ratio} × everything`);
    };
    line('build and compose everything through the gate', 'everything');
    line('release of remote-blog, through the gate', 'one');
  } finally {
    await writeFile(changed, before);
    await rm(siteRoot, { recursive: true, force: true });
  }
}
