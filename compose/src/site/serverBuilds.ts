/** What a process that draws pages gets to run: the text of server builds and of React. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { StoredRelease } from '../store/releases.ts';

export interface ServerBuilds {
  /** The text of each file, by package and file: `remote-blog/server/remote.js`. */
  files: Record<string, string>;
  /** The file behind each name that the shell shares: `@sayapatri/design`. */
  shared: Record<string, string>;
  /** The globals of the page's code (pageRealm.js). */
  realmSource: string;
  reactSources: Record<string, string>;
}

/** Reads the server builds of `releases`, the shell's among them. */
export async function readServerBuilds(releases: readonly StoredRelease[]): Promise<ServerBuilds> {
  const files: ServerBuilds['files'] = {};
  const shared: ServerBuilds['shared'] = {};
  for (const { folder, release } of releases) {
    const scripts = Object.keys(release.files).filter((file) => /^server\/.*\.js$/.test(file));
    const read = async (file: string) => {
      files[`${release.name}/${file}`] = await readFile(path.join(folder, file), 'utf8');
    };
    await Promise.all(scripts.map(read));
    if (release.name !== 'shell') continue;
    for (const [entry, file] of Object.entries(release.server)) {
      if (entry.startsWith('shared-')) shared[entry.replace('shared-', '@sayapatri/')] = `shell/${file}`;
    }
  }
  const realmSource = await readFile(new URL('./pageRealm.js', import.meta.url), 'utf8');
  return { files, shared, realmSource, reactSources: await readReact() };
}

/** React's builds for hosts without Node, which is what a page's code is given; each after those that it requires. */
async function readReact(): Promise<Record<string, string>> {
  const { resolve } = createRequire(import.meta.url);
  const builds = {
    react: 'react',
    'react/jsx-runtime': 'react-jsx-runtime',
    'react-dom': 'react-dom',
    'react-dom/static': 'react-dom-server.edge',
  };
  const sources: Record<string, string> = {};
  for (const [name, build] of Object.entries(builds)) {
    const folder = path.dirname(resolve(`${name.split('/')[0]}/package.json`));
    sources[name] = await readFile(path.join(folder, `cjs/${build}.production.js`), 'utf8');
  }
  return sources;
}
