// @vitest-environment node
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { describeRelease } from './describeRelease.ts';
import { readDefinition } from './readDefinition.ts';

const options = { name: 'remote-visits', publicModule: './remote.ts', plugins: () => [] };

async function packageWith(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'definition-'));
  await symlink(path.resolve(import.meta.dirname, '../node_modules'), path.join(root, 'node_modules'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  return root;
}

const remote = (name: string) => `export default {
  name: '${name}', contract: 2, modules: {},
  pages: [{ path: '/visits', title: 'Visits', description: 'Days at the office.', component: './Visits.tsx' }],
  redirects: { '/visit': '/visits' },
};`;

it('reads what a package says of itself, without building it', async () => {
  const definition = await readDefinition(
    await packageWith({ 'remote.ts': remote('remote-visits') }),
    options,
  );
  expect(definition).toMatchObject({
    name: 'remote-visits',
    pages: [{ path: '/visits', title: 'Visits', files: [] }],
    redirects: { '/visit': '/visits' },
    files: {},
  });
});

it('fails where the module can’t be read', async () => {
  const root = await packageWith({ 'remote.ts': `import './lost.ts'; ${remote('remote-visits')}` });
  await expect(readDefinition(root, options)).rejects.toThrow('lost.ts');
});

it('a build that calls itself by another package’s name is refused', async () => {
  const dist = await packageWith({
    'package.json': '{ "type": "module" }',
    'browser/.vite/manifest.json': '{}',
    'server/remote.js': remote('remote-blog'),
  });
  await expect(describeRelease(dist, options)).rejects.toThrow(
    "./remote.ts calls itself remote-blog: give defineRemote this package's name, remote-visits.",
  );
});
