/** e2e/shipping tests that the skeleton builds, passes its own checks and goes live. */
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '../testing/refusalOf.ts';
import { newRemote } from './newRemote.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'project-'));
  for (const [folder, port] of Object.entries({ shell: 5180, 'remote-blog': 5182, docs: undefined })) {
    await mkdir(path.join(root, folder));
    if (port) await writeFile(path.join(root, folder, 'vite.config.ts'), `build({ name, port: ${port} });`);
  }
  await mkdir(path.join(root, '.github'));
  await writeFile(path.join(root, '.github/CODEOWNERS'), '/remote-blog/           @sayapatri/blog\n');
});

const read = (file: string) => readFile(path.join(root, file), 'utf8');
const listed = async () => (await readdir(root, { recursive: true })).sort();

describe('a new remote', () => {
  it('has its names in all files, and the next free port', async () => {
    const { files, port } = await newRemote('remote-visa-help', root);
    expect(port).toBe(5183);
    expect(files).toContain('remote-visa-help/src/pages/VisaHelpPage.tsx');
    expect(await listed()).toEqual(expect.arrayContaining(files));
    expect(JSON.parse(await read('remote-visa-help/package.json')).name).toBe('remote-visa-help');
    expect(await read('remote-visa-help/vite.config.ts')).toContain("name: 'remote-visa-help', port: 5183");
    expect(await read('.github/workflows/remote-visa-help.yml')).toContain('name: remote-visa-help');
    expect(await read('.github/CODEOWNERS')).toBe(
      '/remote-blog/           @sayapatri/blog\n/remote-visa-help/      @sayapatri/visa-help\n',
    );
  });
});

describe('a new remote is refused, with nothing written,', () => {
  it.each([
    [undefined, /^The new remote has no name: give one, such as remote-scholarships\.$/],
    ['scholarships', /^"scholarships" can't be the name of a remote: use remote- and then words/],
    ['remote-../shell', /can't be the name/],
    ['remote-2026', /can't be the name/],
    [`remote-${'x'.repeat(24)}`, /can't be the name of a remote: .* at most 30 characters\.$/],
    ['remote-blog', /^remote-blog exists already: choose another name, or remove it first\.$/],
  ])('for the name %s', async (name, sentence) => {
    const before = await listed();
    expect(await refusalOf(() => newRemote(name, root))).toMatch(sentence);
    expect(await listed()).toEqual(before);
  });
});
