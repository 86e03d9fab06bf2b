// @vitest-environment node
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawSvg } from './drawing.ts';
import { drawingsPlugin } from './drawingsPlugin.ts';

const skylines = fileURLToPath(new URL('../src/skylines/', import.meta.url));
const maxBytes = 6000;

describe('the drawings as files', () => {
  let files: string[] = [];
  beforeAll(async () => {
    files = (await readdir(skylines)).filter((file) => file.endsWith('Skyline.tsx'));
  });

  it('weigh at most 6 kB each, and know light and dark', async () => {
    expect(files).toHaveLength(8);
    for (const { svg } of await Promise.all(files.map((file) => drawSvg(skylines + file)))) {
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(maxBytes);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1200 320"/);
      expect(svg).toContain('prefers-color-scheme:dark');
      // No variable of the page is left in them: a file can't read it.
      expect(svg).not.toContain('--skyline');
    }
  });

  it('say which file draws nothing', async () => {
    await expect(drawSvg(`${skylines}tone.ts`)).rejects.toThrow(/tone\.ts exports no component/);
  });
});

describe('a build', () => {
  const entry = '\0entry';
  const buildOnce = async (ssr: boolean) => {
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id === entry ? id : undefined),
          load: (id) =>
            id === entry ? `export { default } from '${skylines}BareRidge.tsx?drawing';` : undefined,
        },
        drawingsPlugin('/_/remote/'),
      ],
      build: {
        write: false,
        ssr,
        rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
      },
    });
    return (result as Rolldown.RolldownOutput).output;
  };
  const address = /\/_\/remote\/(assets\/BareRidge-[0-9a-f]{8}\.svg)/;

  it('puts the drawing beside the code, under an address that changes with it', async () => {
    const output = await buildOnce(false);
    const [, fileName] = output[0].code.match(address) ?? [];
    expect(output.map((file) => file.fileName)).toContain(fileName);
  });

  it('writes the same address on the server side, and no second file', async () => {
    const [browser, server] = [await buildOnce(false), await buildOnce(true)];
    expect(server[0].code.match(address)?.[0]).toBe(browser[0].code.match(address)?.[0]);
    expect(server.filter(({ fileName }) => fileName.endsWith('.svg'))).toEqual([]);
  });
});
