import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressed } from './precompress.ts';

/** The text is long and varied enough for the two qualities to differ. */
const text = Buffer.from(
  Array.from(
    { length: 600 },
    (_, index) => `${(index * 7919) % 104729} students in ${index % 17} cities. `,
  ).join(''),
);

it('compressing does not change the text', async () => {
  for (const enough of [0, Number.POSITIVE_INFINITY]) {
    const { br, gz } = await compressed(text, enough);
    expect(brotliDecompressSync(br)).toEqual(text);
    expect(gunzipSync(gz)).toEqual(text);
  }
});

it("brotli's best quality is used, unless a lower one is small enough", async () => {
  const best = await compressed(text);
  const quick = await compressed(text, Number.POSITIVE_INFINITY);
  expect(quick.br.length).toBeGreaterThan(best.br.length);
  expect((await compressed(text, quick.br.length)).br).toEqual(best.br);
  expect((await compressed(text, quick.br.length + 1)).br).toEqual(quick.br);
});
