/** Small builds like those of real packages: plain files and a release.json, without any bundler. */
import { createHash } from 'node:crypto';
import type { Release, ReleasePage } from '@sayapatri/contract/release';
import { integrityOf } from '@sayapatri/contract/release/files';
import { folderWith } from '@sayapatri/testing/temporaryFiles';

export interface FakePackage {
  name: string;
  /** Any text; another text makes another version. */
  text: string;
  pages?: (Partial<ReleasePage> & { path: string })[];
  /** HTML below the heading of a page, by its path, in place of the text; from `<main` on, in place of the heading too. */
  html?: Record<string, string>;
  /** Further files, by path below the build. */
  files?: Record<string, string | Buffer>;
  /** Replaces parts of release.json. */
  release?: Partial<Record<keyof Release, unknown>>;
}

/** What a fake shell says of the site. */
export const brand = {
  office: {
    origin: 'https://www.sayapatri.example',
    name: 'Sayapatri',
    fullName: 'Sayapatri Education Hub',
    shortName: 'Sayapatri',
    tagline: 'Studies abroad.',
  },
  themeColours: { light: '#fff', dark: '#000' },
  organization: { '@type': 'EducationalOrganization', '@id': '{origin}/#organization' },
};

const hashed = (name: string, text: string) =>
  `browser/assets/${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;

const shellServer = `
export const createServerLoader = (load) => load;
export async function prerender(path, site, load) {
  const owner = site.packages.find(({ pages }) => pages.some((page) => page.path === path));
  const remote = owner && owner.name !== 'shell' ? await load(owner.name) : { text };
  const nav = site.packages.flatMap(({ pages }) => pages.flatMap(({ nav = [] }) => nav.map(({ label }) => label)));
  if (remote.text === 'throws') throw new Error('Cannot read the price.');
  if (remote.text === 'shows figures') site.datasets.guideFacts.map(({ fee }) => fee);
  const html = remote.html?.[path];
  const heading = remote.text === 'no heading' ? '' : '<h1>' + path + '</h1>';
  return {
    html: '<nav>' + nav.join(' ') + '</nav>' +
      (html?.startsWith('<main') ? html : '<main>' + heading + (html ?? '<p>' + remote.text + '</p>') + '</main>'),
    styles: [{ key: 'css', ids: ['a1'], css: '.css-a1{color:teal}' }],
    scripts: ['{let early}'],
  };
}
`;

/** Writes the build and returns its folder. */
export async function fakeBuild(fake: FakePackage): Promise<string> {
  const { name, text } = fake;
  const entry = hashed('entry', name + text);
  const pageFile = hashed('page', `page of ${name}`);
  const sources: Record<string, string | Buffer> = {
    [entry]: `export default ${JSON.stringify(text)};`,
    [pageFile]: `export const page = 'page of ${name}';`,
    'server/remote.js': `export default ${JSON.stringify({ name, text, html: fake.html, modules: {}, pages: fake.pages ?? [] })};`,
    ...(name === 'shell'
      ? { 'server/prerender.js': `const text = ${JSON.stringify(text)};${shellServer}` }
      : {}),
    ...fake.files,
  };
  const files = Object.fromEntries(
    Object.entries(sources)
      .sort()
      .map(([file, source]) => [file, { size: Buffer.byteLength(source), integrity: integrityOf(source) }]),
  );
  const release = {
    name,
    shared: '1.2.0',
    entry,
    entryFiles: [],
    server: { remote: 'server/remote.js' },
    pages: (fake.pages ?? []).map((page) => ({
      title: `Title of ${page.path}`,
      description: `Description of ${page.path}, with as many words as a search engine shows.`,
      files: [pageFile],
      ...page,
    })),
    widgets: [],
    provides: [],
    assets: [],
    ...(name === 'shell' ? { brand } : {}),
    files,
    ...fake.release,
  };
  return folderWith({ ...sources, 'release.json': JSON.stringify(release) });
}
