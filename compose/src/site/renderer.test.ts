import type { PageBootstrap } from '@sayapatri/contract/bootstrap';
import { expect, it } from 'vitest';
import { blog, emptySite, shell, store } from '../testing/fakeSite.ts';
import { UserError } from '../userError.ts';
import { startRenderer } from './renderer.ts';

/** Renders /blogs where the blog's public module is `source`, with `timeoutMs` for each step. */
async function rendering(source: string, timeoutMs = 60_000) {
  const site = await emptySite();
  const prerender = `
    export const createServerLoader = (load) => load;
    export const prerender = async (path, site, load) => ({ html: await (await load('remote-blog')).text(), styles: [] });`;
  const releases = [
    await store(site, shell('frame', { files: { 'server/prerender.js': prerender } })),
    await store(site, blog('articles', { files: { 'server/remote.js': source } })),
  ];
  const { loaded, render, close } = startRenderer(releases, () => {}, timeoutMs);
  return loaded.then(() => render('/blogs', {} as PageBootstrap)).finally(close);
}

/** The limit of a step: two seconds where it never ends. */
const timeoutFor = (reason: string) => (reason === 'not done after 2 s' ? 2_000 : undefined);

const remote = (text: string) =>
  `export default { name: 'remote-blog', modules: {}, text: () => { ${text} } };`;

it('a renderer returns a page’s HTML', async () => {
  expect(await rendering(remote(`return 'Articles'`))).toEqual({ html: 'Articles', styles: [] });
});

it.each([
  ['never ends', 'while (true);', 'not done after 2 s'],
  ['waits for ever', 'return new Promise(() => {});', 'not done after 2 s'],
  ['ends the process', 'process.exit();', 'it ends the process'],
  ['returns no text', 'return () => {};', 'it returns no text as html'],
  ['throws in a timer', `return new Promise(() => setTimeout(() => { throw new Error('late') }));`, 'late'],
])('a renderer gives up a page that %s', async (_, text, reason) => {
  await expect(rendering(remote(text), timeoutFor(reason))).rejects.toThrow(reason);
});

it.each([
  ['never ends', 'while (true);', 'not done after 2 s'],
  ['ends the process', 'process.exit();', 'it ends the process'],
])('a renderer refuses a server build that %s while it is loaded', async (_, source, reason) => {
  const refused = rendering(source, timeoutFor(reason));
  await expect(refused).rejects.toThrow(
    `server/remote.js of remote-blog can't be loaded (${reason}): fix it`,
  );
  await expect(refused).rejects.toBeInstanceOf(UserError);
});
