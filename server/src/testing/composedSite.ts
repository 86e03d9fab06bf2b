import { mkdirSync, mkdtempSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A temporary folder, which is deleted after all tests. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'server-test-'));

/** A folder with a composed site named "one", the link `current` to it, and a place for the data. */
export function composedSite(): { folder: string; siteDir: string; dataDir: string } {
  const folder = temporaryFolder();
  const siteDir = join(folder, 'current');
  writeComposedSite(join(folder, 'sites/one'), 'one');
  pointTo(join(folder, 'sites/one'), siteDir);
  return { folder, siteDir, dataDir: join(folder, 'data') };
}

/** Writes a small site as compose lays it out; `name` appears on each of its pages. */
export function writeComposedSite(folder: string, name: string): void {
  const page = (title: string) =>
    `<!doctype html><title>${title}</title><h1>${title}</h1><p>Site ${name}, ${'namaste '.repeat(40)}`;
  const files = {
    'index.html': page('Home'),
    'about/index.html': page('About'),
    'services/university-admission/index.html': page('University admission'),
    '404.html': page('Page not found'),
    'robots.txt': 'User-agent: *\nAllow: /\n',
    'sitemap.xml': '<urlset></urlset>',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    '_/shell/app-1a2b3c.js': `export const site = '${name}';`,
  };
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    writeFile(file, text);
    writeFile(`${file}.br`, brotliCompressSync(text));
    writeFile(`${file}.gz`, gzipSync(text));
  }
}

/** Points `link` at `folder` in one step, as compose does. */
export function pointTo(folder: string, link: string): void {
  symlinkSync(folder, `${link}.next`);
  renameSync(`${link}.next`, link);
}

export function writeFile(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
