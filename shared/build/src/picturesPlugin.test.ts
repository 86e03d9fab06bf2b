// @vitest-environment node
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paletteOf } from '@sayapatri/design/palette';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { picturesPlugin, recoloured } from './picturesPlugin.ts';

const hill =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>:root{--near:#12406B;--sun:#f6a81c;--skin:#c68a5e}</style><path fill="var(--near)" d="M0 0h9v9z"/></svg>\n';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'));
  await writeFile(join(root, 'hill.svg'), hill);
  await writeFile(join(root, 'entry.js'), "import hill from './hill.svg';\nconsole.log(hill);\n");
});
afterEach(() => rm(root, { recursive: true }));

it('a file keeps its content, and its name gets a hash below the package’s address', async () => {
  const [output] = [
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      base: './',
      plugins: [picturesPlugin('remote')],
      build: { rollupOptions: { input: join(root, 'entry.js') } },
    }),
  ].flat();
  if (output === undefined || !('output' in output)) throw new Error('The build wrote nothing.');
  const [name = ''] = await readdir(join(root, 'dist/assets')).then((files) =>
    files.filter((file) => file.endsWith('.svg')),
  );
  expect(name).toMatch(/^hill-[0-9a-f]{8}\.svg$/);
  const asset = output.output.find(({ fileName }) => fileName === `assets/${name}`);
  expect(asset).toMatchObject({ source: hill });
  expect(output.output[0].code).toContain(`/_/remote/assets/${name}`);
});

it('another brand’s colours take the place of the palette’s, and other colours stay', () => {
  const green = { primary: '#1B5E20', accent: '#D81B60' };
  const { primary, secondary } = paletteOf(green).lightPalette;
  expect(recoloured(hill, green)).toContain(`--near:${primary.main};--sun:${secondary.main};--skin:#c68a5e`);
});
