// @vitest-environment node
import { paletteOf } from '@sayapatri/design/palette';
import { expect, it } from 'vitest';
import { picturesPlugin, recoloured } from './picturesPlugin.ts';
import { buildOnce } from './testing/buildOnce.ts';

const hill =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>:root{--near:#12406B;--sun:#f6a81c;--skin:#c68a5e}</style><path fill="var(--near)" d="M0 0h9v9z"/></svg>\n';

it('a file keeps its content, and its name gets a hash below the package’s address', async () => {
  const files = { 'hill.svg': hill, 'entry.js': "export { default } from './hill.svg';" };
  const [{ code }, asset] = await buildOnce(picturesPlugin('remote'), files);
  expect(asset).toMatchObject({ source: hill });
  expect(asset?.fileName).toMatch(/^assets\/hill-[0-9a-f]{8}\.svg$/);
  expect(code).toContain(`/_/remote/${asset?.fileName}`);
});

it('another brand’s colours take the place of the palette’s, and other colours stay', () => {
  const green = { primary: '#1B5E20', accent: '#D81B60' };
  const { primary, secondary } = paletteOf(green).lightPalette;
  expect(recoloured(hill, green)).toContain(`--near:${primary.main};--sun:${secondary.main};--skin:#c68a5e`);
});
