import { execFileSync } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from 'compose/paths';

/** Milliseconds that one of the project's commands takes, in a site folder of its own. */
function time(siteRoot: string, ...command: string[]): number {
  const start = performance.now();
  execFileSync(process.execPath, ['--import', 'tsx', ...command], {
    cwd: path.join(projectRoot, 'compose'),
    env: { ...process.env, SITE_ROOT: siteRoot },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return performance.now() - start;
}

/** From command to live page: a one-line change in remote-blog against building everything. */
export async function oneRelease(): Promise<void> {
  const siteRoot = await mkdtemp(path.join(tmpdir(), 'bench-site-'));
  const changed = path.join(projectRoot, 'remote-blog/src/pages/ArticlePage.tsx');
  const before = await readFile(changed, 'utf8');
  try {
    for (const name of ['shell', 'remote-blog', 'remote-chat', 'remote-destinations', 'remote-test-prep']) {
      await rm(path.join(projectRoot, name, 'dist'), { recursive: true, force: true });
    }
    const everything = time(siteRoot, 'src/cli/build.ts');
    await appendFile(changed, "\nglobalThis.performance?.mark('one line');\n");
    const one = time(siteRoot, 'src/cli/release.ts', 'remote-blog');
    const nothing = time(siteRoot, 'src/cli/build.ts');
    console.log(`build and compose everything: ${(everything / 1000).toFixed(1)} s`);
    console.log(
      `release of remote-blog: ${(one / 1000).toFixed(1)} s, ${(one / everything).toFixed(2)} × everything`,
    );
    console.log(`build with nothing changed: ${(nothing / everything).toFixed(2)} × everything`);
  } finally {
    await writeFile(changed, before);
    await rm(siteRoot, { recursive: true, force: true });
  }
}
