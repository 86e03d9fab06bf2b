import { execFileSync } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releasedPackages } from 'compose/packages';
import { projectRoot } from 'compose/paths';

/** Milliseconds that one of the project's commands takes, in a site folder of its own. */
function time(siteRoot: string, ...command: string[]): number {
  const start = performance.now();
  execFileSync(process.execPath, ['--import', 'tsx/esm', ...command], {
    cwd: path.join(projectRoot, 'compose'),
    env: { ...process.env, SITE_ROOT: siteRoot },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return performance.now() - start;
}

/** From command to live page: a one-line change in remote-blog against building everything, with and without the gate. */
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
  try {
    const ungated = await everything();
    const gated = await everything('--gate');
    await appendFile(changed, "\nglobalThis.performance?.mark('one line');\n");
    const one = time(siteRoot, 'src/cli/release.ts', 'remote-blog');
    const nothing = time(siteRoot, 'src/cli/build.ts');
    const line = (what: string, milliseconds: number) =>
      console.log(
        `${what}: ${(milliseconds / 1000).toFixed(1)} s, ${(milliseconds / gated).toFixed(2)} × everything through the gate, ${(milliseconds / ungated).toFixed(2)} × without it`,
      );
    line('build and compose everything through the gate', gated);
    line('build and compose everything without it', ungated);
    line('release of remote-blog, through the gate', one);
    line('build with nothing changed', nothing);
  } finally {
    await writeFile(changed, before);
    await rm(siteRoot, { recursive: true, force: true });
  }
}
