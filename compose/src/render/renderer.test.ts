import type { PageBootstrap } from '@sayapatri/contract/bootstrap';
import { expect, it, vi } from 'vitest';
import { blog, emptySite, shell, store } from '../testing/fakeSite.ts';
import { startRenderer } from './renderer.ts';

const prerender = `
  export const createServerLoader = (load) => load;
  export const prerender = async (path, site, load) => ({ html: await (await load('remote-blog')).text(), styles: [] });`;

/** Renders a page of a blog whose public module is `source`, in a shell that shares `tea/cups`; the step's limit is `timeoutMs`. */
async function rendering(source: string, timeoutMs = 60_000) {
  const site = await emptySite();
  const shared = { 'server/prerender.js': prerender, 'server/shared/tea/cups.js': 'export const cups = 2;' };
  const server = { prerender: 'server/prerender.js', 'shared/tea/cups': 'server/shared/tea/cups.js' };
  const releases = [
    await store(site, shell('frame', { files: shared, release: { server } })),
    await store(site, blog('articles', { files: { 'server/remote.js': source } })),
  ];
  const { render, close } = await startRenderer(releases, timeoutMs);
  return render('/blogs', {} as PageBootstrap).finally(close);
}

const remote = (text: string) => `export default { name: 'remote-blog', text: async () => { ${text} } };`;

it.each([
  ['what the shell shares', `return String((await import('tea/cups')).cups)`, '2'],
  ['Node’s built-in modules', `return (await import('node:path')).join('a', 'b')`, 'a/b'],
  ['no environment', 'return JSON.stringify(process.env)', '{}'],
])('a page is rendered with %s', async (_, text, html) => {
  vi.stubEnv('SECRET', 'of this machine');
  expect(await rendering(remote(text))).toEqual({ html, styles: [] });
});

it.each([
  ['ends the process', 'process.exit();', 'it ends the process'],
  ['returns no text', 'return 1;', 'it returns no text as html'],
  ['throws in a timer', `return new Promise(() => setTimeout(() => { throw new Error('late') }));`, 'late'],
  ['reads a file', `(await import('node:fs')).readFileSync('/etc/passwd')`, 'restricted'],
  ['starts a process', `(await import('node:child_process')).spawnSync('id')`, 'restricted'],
  ['imports what nobody shares', `await import('coffee')`, "Cannot find package 'coffee'"],
])('a page is refused that %s', async (_, text, reason) => {
  await expect(rendering(remote(text))).rejects.toThrow(reason);
});

it.each([
  ['never ends', 'while (true);', `can't be loaded (not done after 8 s): fix it`],
  ['exports nothing', 'export {};', 'does not export its definition as default: fix it'],
])('a server build is refused that %s', async (_, source, sentence) => {
  // Long enough for the shell to be loaded before it on a busy machine.
  const timeoutMs = sentence.includes('8 s') ? 8_000 : undefined;
  await expect(rendering(source, timeoutMs)).rejects.toThrow(`The server build of remote-blog ${sentence}`);
});
