/**
 * What a release's code tries while its page is drawn: each row is refused by name, or gets nothing. The last part tests
 * the process by itself, for a release that would get out of its realm.
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { PageBootstrap } from '@sayapatri/contract/bootstrap';
import { describe, expect, it, vi } from 'vitest';
import { storeRelease } from '../store/releases.ts';
import { fakeBuild } from '../testing/fakePackage.ts';
import { blog, emptySite, guides, livePage, liveSite, release, shell, store } from '../testing/fakeSite.ts';
import { startConfinedProcess, startRenderer } from './renderer.ts';

const prerender = `
  export const createServerLoader = (load) => load;
  export const prerender = async (path, site, load) => ({ html: await (await load('remote-blog')).text(path), styles: [] });`;

/** Draws these pages of a blog whose page is the body of a function, and returns their HTML. */
async function drawing(body: string, paths = ['/blogs'], onPrint = (_: string) => {}) {
  const site = await emptySite();
  const source = `export default { name: 'remote-blog', modules: {}, async text(path) { ${body} } };`;
  const own = 'export default "own";';
  // Changed on disk, because storing a release checks its imports.
  const stored = await store(
    site,
    blog('articles', { files: { 'server/remote.js': '', 'server/own.js': own } }),
  );
  await writeFile(path.join(stored.folder, 'server/remote.js'), source);
  const shellFiles = { 'server/prerender.js': prerender, 'server/secret.js': 'export default "secret";' };
  const releases = [await store(site, shell('frame', { files: shellFiles })), stored];
  const { loaded, render, close } = startRenderer(releases, onPrint);
  const pages: string[] = [];
  try {
    await loaded;
    for (const page of paths) pages.push((await render(page, {} as PageBootstrap)).html);
  } finally {
    close();
  }
  return pages;
}

const imports = (name: string) =>
  `it imports ${name}, and a server build may import only react, what the shell shares and its own files`;
const asks = (name: string) => `it asks Node for process.${name}, and a page is drawn without it`;
const connects = (name: string) => `it opens a connection with ${name}, and a page is drawn without any`;
const noCode = 'Code generation from strings disallowed for this context';

describe('a page is refused that', () => {
  it.each([
    [
      'reads a file',
      `return (await import('node:fs')).readFileSync('/etc/passwd', 'utf8')`,
      imports('node:fs'),
    ],
    [
      'runs other code',
      `return import('data:text/javascript,export default 1')`,
      imports('data:text/javascript,export default 1'),
    ],
    ['runs a file of this machine', `return import('/etc/passwd')`, imports('/etc/passwd')],
    [
      'runs the shell’s inner code',
      `return import('../../shell/server/secret.js')`,
      imports('../../shell/server/secret.js'),
    ],
    [
      'runs that code by its path',
      `return import('shell/server/secret.js')`,
      imports('shell/server/secret.js'),
    ],
    ['runs a file that is not its own', `return import('./../../../x.js')`, imports('./../../../x.js')],
    ['computes what it imports', `return import(['node', 'fs'].join(':'))`, imports('node:fs')],
    ['hides that it was refused', `await import('node:fs').catch(() => {}); return 'x'`, imports('node:fs')],
    ['fetches', `return fetch('http://127.0.0.1')`, connects('fetch')],
    ['fetches and hides it', `try { fetch('http://127.0.0.1') } catch {} return 'x'`, connects('fetch')],
    ['opens a web socket', `return new WebSocket('ws://127.0.0.1')`, connects('WebSocket')],
    ['listens to events', `return new EventSource('http://127.0.0.1')`, connects('EventSource')],
    ['asks for a built-in module', `return process.getBuiltinModule('fs')`, asks('getBuiltinModule')],
    ['asks for a binding', `return process.binding('tcp_wrap')`, asks('binding')],
    ['loads an add-on directly', `return process.dlopen({}, 'x.node')`, asks('dlopen')],
    [
      'forges the answer of its process',
      `return process.send('{"rendered":{"html":"forged"}}')`,
      asks('send'),
    ],
    ['kills the command', `return process.kill(process.ppid)`, asks('kill')],
    ['requires', `return require('fs')`, 'require is not defined'],
    ['makes code of text', `return (() => {}).constructor('return process')()`, noCode],
    ['makes code by eval', `return eval('1')`, noCode],
    ['makes code by a class of Node', `return URL.constructor('return process')()`, noCode],
    [
      'makes code by an error of Node',
      `try { new URL('') } catch (error) { return error.constructor.constructor('return process')() }`,
      noCode,
    ],
    [
      'makes code by a promise of Node',
      `return new ReadableStream().getReader().closed.constructor.constructor('return process')()`,
      noCode,
    ],
    [
      'makes code by an import’s promise',
      `const done = import('./own.js'); return done.constructor.constructor('return process')()`,
      noCode,
    ],
    ['makes code by a timer', `return new Promise(() => setTimeout('process.exit()'))`, 'callback'],
    [
      'changes Node’s own objects',
      `'use strict'; Object.getPrototypeOf(new TextEncoder().encode('')).fill = 1; return 'x'`,
      'object is not extensible',
    ],
    ['ends the process', `process.exit()`, 'it ends the process'],
    ['rejects a promise that nobody awaits', `Promise.reject(new Error('unseen')); return 'x'`, 'unseen'],
    [
      'throws a value without a text',
      `throw { get message() { throw 1; } }`,
      'it throws something that has no text',
    ],
    [
      'fills memory with objects',
      `const all = []; for (;;) all.push(new Array(1e5).fill(0.5))`,
      'it needs more memory than a page may use',
    ],
    [
      'fills memory beside the heap',
      `const all = []; for (;;) all.push(new Uint8Array(1e8).fill(1))`,
      'allocation failed',
    ],
    ['returns 100 MB', `return 'x'.repeat(1e8)`, 'it returns no text, or more than 5000000 characters'],
    ['returns no end of text', `let text = 'x'; for (;;) text += text`, 'Invalid string length'],
  ])('%s', async (_, body, sentence) => {
    await expect(drawing(body)).rejects.toThrow(sentence);
  });
});

describe('a page gets nothing that', () => {
  it.each([
    ['reads environment variables', `return JSON.stringify(process.env)`, '{"NODE_ENV":"production"}'],
    [
      'looks for Node',
      `return [typeof require, typeof module, typeof Buffer, typeof global, process.versions].join()`,
      'undefined,undefined,undefined,undefined,',
    ],
    ['looks at its module', `return Object.keys(import.meta).join()`, ''],
    [
      'looks for the host’s objects in a stack',
      `Error.prepareStackTrace = (_, sites) => sites.map((site) => typeof site.getThis() + typeof site.getFunction()).filter((found) => found !== 'undefinedundefined').length + sites.constructor.constructor.name; return String(new Error().stack)`,
      '0Function',
    ],
    [
      'makes code by a stack',
      `Error.prepareStackTrace = (_, sites) => { try { return sites.constructor.constructor('return typeof process')() } catch (error) { return error.name } }; return String(new Error().stack)`,
      'EvalError',
    ],
    ['changes what it was given', `process.env.NODE_ENV = 'x'; return process.env.NODE_ENV`, 'x'],
  ])('%s', async (name, body, html) => {
    vi.stubEnv('SECRET', 'of this machine');
    if (name === 'changes what it was given') await expect(drawing(body)).rejects.toThrow('read only');
    else expect(await drawing(body)).toEqual([html]);
  });

  it('leaves timers behind for the next page', async () => {
    const body = `if (path === '/first') { setInterval(() => { throw new Error('late') }, 5); return 'x' } return new Promise((resolve) => setTimeout(resolve, 50, 'y'))`;
    expect(await drawing(body, ['/first', '/second'])).toEqual(['x', 'y']);
  });
});

describe('a page may use', () => {
  it.each([
    ['its own files', `return (await import('./own.js')).default`, 'own'],
    [
      'addresses',
      `return new URL('/a?b=1', 'https://x.example').href + new URLSearchParams({ a: 1 })`,
      'https://x.example/a?b=1a=1',
    ],
    ['dates and numbers in words', `return new Intl.NumberFormat('en-IN').format(4375000)`, '43,75,000'],
    ['bytes', `return new TextDecoder().decode(new TextEncoder().encode('नमस्ते'))`, 'नमस्ते'],
    ['timers', `return new Promise((resolve) => setTimeout(resolve, 5, 'later'))`, 'later'],
    ['microtasks', `return new Promise((resolve) => queueMicrotask(() => resolve('soon')))`, 'soon'],
    ['its build’s mode', `return process.env.NODE_ENV`, 'production'],
  ])('%s', async (_, body, html) => {
    expect(await drawing(body)).toEqual([html]);
  });

  it('the console, whose lines the command shows', async () => {
    const lines: string[] = [];
    await drawing(`console.log('price', { now: 1 }); return 'x'`, ['/blogs'], (line) => lines.push(line));
    expect(lines).toEqual(['price {"now":1}']);
  });
});

describe('a package that changes what all code uses', () => {
  const hostile = `
    Array.prototype.join = () => 'changed';
    const forged = { __proto__: null, rendered: { __proto__: null, html: '<main><h1>forged heading</h1></main>', styles: [] } };
    Object.prototype.toJSON = function () { return typeof this !== 'object' || Array.isArray(this) ? this : forged };
    globalThis.process = { env: { changed: true } };
    export default { name: 'remote-blog', modules: {}, pages: [], text: 'articles' };`;

  it('changes its own pages only', async () => {
    const site = await liveSite();
    const others = ['index.html', 'about/index.html', 'study-in-japan/index.html', '404.html'];
    const before = await Promise.all(others.map((file) => livePage(site, file)));
    // The new text of the shell has every page drawn again.
    await release(
      site,
      shell('frame', { release: { oldestContract: 1 } }),
      guides(),
      blog('x', { files: { 'server/remote.js': hostile } }),
    );
    expect(await livePage(site, 'blogs/index.html')).toContain('forged');
    expect(await Promise.all(others.map((file) => livePage(site, file)))).toEqual(before);
  });
});

it('a server build with a foreign import is not stored', async () => {
  const files = { 'server/remote.js': `import net from 'node:net'; export default net;` };
  const target = await emptySite();
  await expect(storeRelease(target, await fakeBuild(blog('new', { files })))).rejects.toThrow(
    'The build of remote-blog is refused, server/remote.js imports node:net (a server build may import only react, what the shell shares and its own files): fix it and build it again.',
  );
});

describe('the process itself', () => {
  it('may read and write no file, start no process or thread, load no add-on, and has no environment', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'confined-'));
    const script = path.join(folder, 'hostile.mjs');
    const written = path.join(folder, 'written');
    await writeFile(
      script,
      `import { readFileSync, writeFileSync } from 'node:fs';
      import { spawnSync } from 'node:child_process';
      import { Worker } from 'node:worker_threads';
      const outcome = (work) => { try { work(); return 'done'; } catch ({ code }) { return code; } };
      process.send([
        outcome(() => readFileSync('/etc/passwd')),
        outcome(() => writeFileSync(${JSON.stringify(written)}, '')),
        outcome(() => spawnSync('id')),
        outcome(() => new Worker('1', { eval: true })),
        outcome(() => process.dlopen({ exports: {} }, '/x.node')),
        Object.keys(process.env).filter((name) => name !== 'PWD'),
      ]);`,
    );
    vi.stubEnv('SECRET', 'of this machine');
    const child = startConfinedProcess(script);
    const [outcomes] = await once(child, 'message');
    child.kill();
    const denied = 'ERR_ACCESS_DENIED';
    expect(outcomes).toEqual([denied, denied, denied, denied, 'ERR_DLOPEN_DISABLED', []]);
    expect(existsSync(written)).toBe(false);
  });
});
