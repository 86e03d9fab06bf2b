import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type HotPayload } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { livePlugin } from './livePlugin.ts';

const component = 'export const Page = () => null;';

/** A development server with one component, which a browser has loaded; `transform` is a plugin’s. */
async function openPage() {
  const root = await mkdtemp(path.join(tmpdir(), 'live-'));
  const file = path.join(root, 'src/Page.tsx');
  await mkdir(path.dirname(file));
  await writeFile(file, component);
  const transform = vi.fn(async (_text: string, _id: string): Promise<void> => undefined);
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, watch: null },
    plugins: [livePlugin('src/remote.tsx'), { name: 'slow', transform }],
  });
  onTestFinished(async () => {
    await server.close();
    await rm(root, { recursive: true });
  });
  await server.listen();
  const sent: HotPayload['type'][] = [];
  server.environments.client.hot.send = (payload: HotPayload | string) => {
    if (typeof payload !== 'string') sent.push(payload.type);
  };
  const get = async (address: string) =>
    (await fetch(new URL(address, server.resolvedUrls?.local[0]))).status;
  await get('/src/Page.tsx');
  await get('/src/Page.tsx?source');
  return { file, transform, sent, get, changed: () => server.watcher.emit('change', file) };
}

/** The address at which the browser asks for a changed source. */
const updated = () => `/src/Page.tsx?source&t=${Date.now()}`;

test('a file saved again while its last text is still on the way is exchanged, without loading the page again', async () => {
  const { file, transform, sent, get, changed } = await openPage();
  changed();
  await expect.poll(() => sent).toEqual(['update']);
  let end = () => {};
  transform.mockClear();
  transform.mockReturnValue(new Promise((resolve) => (end = resolve)));
  const answer = get(updated());
  await expect.poll(() => transform.mock.calls.map(([, id]) => id)).toContain(`${file}?source`);
  changed();
  await expect.poll(() => sent).toEqual(['update', 'update']);
  end();
  expect(await answer).toBe(200);
});

test('a page whose source had an error is loaded again after the repair', async () => {
  const { file, sent, get, changed } = await openPage();
  await writeFile(file, `${component} (`);
  changed();
  await expect.poll(() => sent).toEqual(['update']);
  expect(await get(updated())).toBe(500);
  sent.length = 0;
  await writeFile(file, component);
  changed();
  await expect.poll(() => sent).toEqual(['full-reload']);
  expect(await get('/src/Page.tsx?source')).toBe(200);
});
