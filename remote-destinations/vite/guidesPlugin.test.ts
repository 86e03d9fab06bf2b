// @vitest-environment node
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entry, fact, norway } from '../src/testing/norway.ts';
import { guidesPlugin } from './guidesPlugin.ts';

let root: string;

const write = (path: string, content: string) => writeFile(join(root, 'src', path), content);
const writeGuide = (guide: unknown) =>
  write('content/guides/norway.ts', `export default ${JSON.stringify(guide)};`);

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'guides-')));
  await mkdir(join(root, 'src/content/guides'), { recursive: true });
  await write('main.js', 'export default 1;');
  await write('content/guides.ts', `export const guides = ${JSON.stringify([entry])};`);
});
afterEach(() => rm(root, { recursive: true }));

const buildOnce = () =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [guidesPlugin()],
    build: { write: false, rolldownOptions: { input: join(root, 'src/main.js') } },
  });

describe('the build', () => {
  it('succeeds with a complete guide', async () => {
    await writeGuide(norway);
    await expect(buildOnce()).resolves.toBeDefined();
  });

  it('gives browsers the table of guides without descriptions', async () => {
    await writeGuide(norway);
    await write('main.js', "import { guides } from './content/guides.ts'; console.log(guides);");
    const code = JSON.stringify(await buildOnce());
    expect(code).toContain(entry.slug);
    expect(code).not.toContain(entry.description);
  });

  it('fails at a missing field, naming file and field', async () => {
    await writeGuide({ ...norway, title: undefined });
    await expect(buildOnce()).rejects.toThrow('./content/guides/norway.ts: title is missing');
  });

  it('fails at a cost range that cannot be read', async () => {
    const [universities, costs] = norway.sections;
    const items = [{ category: 'Rent', costRange: fact('not much'), icon: 'home' }];
    await writeGuide({ ...norway, sections: [universities, { ...costs, items }] });
    await expect(buildOnce()).rejects.toThrow(
      './content/guides/norway.ts: sections.1.items.0.costRange cannot read the cost range "not much"',
    );
  });

  it('fails at a data file without its line', async () => {
    await writeGuide(norway);
    await write(
      'content/guides/sweden.ts',
      `export default ${JSON.stringify({ ...norway, slug: 'study-in-sweden' })};`,
    );
    await expect(buildOnce()).rejects.toThrow('./content/guides/sweden.ts: slug has no line');
  });

  it('names a file that cannot be loaded at all', async () => {
    await write('content/guides/norway.ts', 'export default {');
    await expect(buildOnce()).rejects.toThrow(/norway\.ts/);
  });
});
