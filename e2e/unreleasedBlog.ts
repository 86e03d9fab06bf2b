/** An unreleased build of remote-blog: the live release with another headline, menu entry and article address. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { openSite } from 'compose/site';
import type { Registry, Release } from 'shared/release';
import { integrityOf } from 'shared/release/integrity';

/** What the build shows, and the release does not. */
export const unreleased = {
  heading: 'Not yet released advice',
  menuEntry: 'Journal',
  path: '/blogs/unreleased-article',
};

const changes: [released: string, unreleased: string][] = [
  ['before you need it', unreleased.heading],
  ['slug:`unlocking-opportunities`', `slug:\`${path.basename(unreleased.path)}\``],
  ['/posts/unlocking-opportunities.md', `/posts/${path.basename(unreleased.path)}.md`],
];

/** Writes the build into `folder`, which is not there yet. Rejects when nothing of the release could be changed. */
export async function writeUnreleasedBlog(folder: string): Promise<void> {
  const { store } = openSite();
  const { live }: Registry = JSON.parse((await store.read('live.json'))?.content ?? '');
  const released = await store.checkout(`releases/remote-blog/${live['remote-blog']}`);
  if (released === undefined) throw new Error('No release of remote-blog is live.');
  cpSync(released, folder, { recursive: true });
  const files = readdirSync(path.join(folder, 'browser'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => `browser/${file}`);
  // Other content has other names, as in every build: browsers keep what they have by its name.
  const renamed = (text: string) =>
    files
      .map((file) => path.basename(file))
      .reduce((changed, name) => changed.replaceAll(name, unlike(name)), text);

  const releaseFile = path.join(folder, 'release.json');
  const release: Release = JSON.parse(
    renamed(readFileSync(releaseFile, 'utf8'))
      .replaceAll('"Blogs"', `"${unreleased.menuEntry}"`)
      .replaceAll('/blogs/unlocking-opportunities', unreleased.path),
  );
  const left = new Set(changes.map(([from]) => from));
  for (const file of files) {
    let code = renamed(readFileSync(path.join(folder, file), 'utf8'));
    for (const [from, to] of changes.filter(([text]) => code.includes(text))) {
      code = code.replaceAll(from, to);
      left.delete(from);
    }
    writeFileSync(path.join(folder, renamed(file)), code);
    release.files[renamed(file)] = { size: Buffer.byteLength(code), integrity: integrityOf(code) };
  }
  if (left.size > 0) throw new Error(`The live remote-blog has no file with ${[...left].join(' or ')}.`);
  writeFileSync(releaseFile, JSON.stringify(release));
}

/** The name with another hash: `entry-1a2B3c4_.js` becomes `entry-_4c3B2a1.js`. */
const unlike = (name: string) =>
  name.replace(/-([\w-]{8})\.js$/, (_, hash: string) => `-${[...hash].reverse().join('')}.js`);

/** Serves `folder`, as `vite preview` would, on a free port. Resolves with its origin and the way to end it. */
export async function serveFolder(folder: string): Promise<{ origin: string; close: () => void }> {
  const types: Record<string, string> = { '.js': 'text/javascript', '.svg': 'image/svg+xml' };
  const server = createServer((request, response) => {
    try {
      const file = readFileSync(path.join(folder, request.url ?? ''));
      const type = types[path.extname(request.url ?? '')] ?? 'application/json';
      response.writeHead(200, { 'Content-Type': type }).end(file);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}
