import sharp from 'sharp';
import { expect, it } from 'vitest';
import { preparedLogo } from './logo.ts';

const sign =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#7A0019" d="M0 0h64v64z"/></svg>';

it('makes the SVG files of logo and icon from a logo in pixels', async () => {
  const png = await sharp({ create: { width: 900, height: 900, channels: 4, background: '#7a0019' } })
    .png()
    .toBuffer();
  const { logo, icon } = await preparedLogo(png);
  expect(logo).toMatch(/viewBox="0 0 96 96"><title>Logo<\/title><image [^>]*data:image\/png;base64,/);
  const { data } = await sharp(Buffer.from(icon)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data.subarray((y * 32 + x) * 3, (y * 32 + x) * 3 + 3).toString('hex');
  expect([at(16, 16), at(16, 1)]).toEqual(['7a0019', 'ffffff']);
});

const wide = () =>
  sharp({ create: { width: 900, height: 200, channels: 3, background: '#7a0019' } })
    .png()
    .toBuffer();
const svg = (inside: string) => sign.replace('<path', `${inside}<path`);

it.each<[string, () => Promise<Buffer> | Buffer | string, string]>([
  ['a script', () => svg('<script>alert(1)</script>'), 'The logo holds <script>'],
  ['40 MB', () => Buffer.alloc(40_000_000, sign), 'The logo has 40 MB: choose one of at most 2 MB.'],
  ['a text named .svg', () => 'Our logo', 'The logo is neither an SVG nor'],
  ['a PDF', () => '%PDF-1.7', 'The logo is neither an SVG nor'],
  ['nothing', () => '', 'The logo is neither an SVG nor'],
  ['a broken PNG', async () => (await wide()).subarray(0, 60), 'The logo is'],
  ['a wide picture', wide, 'The logo is 900 pixels wide and 200 high'],
  ['an SVG that shows nothing', () => sign.replace('<path', '<path opacity="0"'), 'The logo shows nothing'],
])('refuses %s as a logo in a sentence', async (_, content, words) => {
  await expect(preparedLogo(Buffer.from(await content()))).rejects.toThrow(words);
});
