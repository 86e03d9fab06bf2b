import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../paths.ts';

/** Runs Biome with the project's own rules on these files. Resolves with each refused file and the reason's first words. */
async function refusedImports(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lint-'));
  await copyFile(path.join(projectRoot, 'biome.json'), path.join(folder, 'biome.json'));
  for (const [file, imported] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), `import '${imported}';\n`);
  }
  const biome = path.join(projectRoot, 'node_modules/.bin/biome');
  const args = ['lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', '--reporter=json', '.'];
  const output = await new Promise<string>((resolve) => {
    execFile(biome, args, { cwd: folder }, (_, stdout) => resolve(stdout));
  });
  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { location: { path: string }; message: string }[];
  };
  return diagnostics.map(({ location, message }) => `${location.path}: ${message.slice(0, 22)}`).sort();
}

it('an import that leaves its package is refused in every folder, not only in src', async () => {
  const files = {
    'bench/speed/serve.ts': '../../e2e/nginx.ts',
    'compose/src/render/compose.ts': '../../../shared/contract/src/html/html.ts',
    'e2e/journeys/blog.spec.ts': '../../remote-blog/src/paths.ts',
    'remote-blog/src/pages/Blogs.test.tsx': 'remote-chat/paths',
    'remote-blog/vite.config.ts': '../shell/src/paths.ts',
    'remote-blog/vite/feed.ts': '../../shared/contract/src/html/html.ts',
    'server/src/app.ts': '../../compose/src/paths.ts',
    'shared/contract/src/remote/page.ts': 'shell/paths',
    'shared/design/src/core.ts': '../../contract/src/contract.ts',
  };
  expect(await refusedImports(files)).toEqual(
    Object.keys(files).map((file) => `${file}: No package imports a r`),
  );
});

it('Vite’s configuration may import the preset, and no remote what renders a whole page', async () => {
  const files = {
    'remote-blog/src/pages/Blogs.tsx': 'react-dom/client',
    'remote-blog/src/pages/List.tsx': '@mui/material/Button',
    'remote-blog/src/pages/Blogs.test.tsx': 'react-dom/server',
    'remote-blog/vite.config.ts': '@sayapatri/build',
    'shared/design/src/components/Card.tsx': 'swiper',
    'shell/src/main.tsx': 'react-dom/client',
  };
  expect(await refusedImports(files)).toEqual([
    'remote-blog/src/pages/Blogs.tsx: A third party is met i',
    'shared/design/src/components/Card.tsx: A third party is met i',
  ]);
});
