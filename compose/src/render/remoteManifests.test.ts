import { expect, it } from 'vitest';
import { blog, filesBelow, livePage, liveSite, release } from '../testing/fakeSite.ts';

const assets = (file: string) => ({ js: { sync: [file], async: [] }, css: { sync: [], async: [] } });
const manifest = (entry: string) =>
  JSON.stringify({
    name: 'remote_blog',
    metaData: { publicPath: 'auto', remoteEntry: { name: entry, path: '', type: 'module' } },
    shared: [{ name: 'react', assets: assets('react.js') }],
    exposes: [{ name: 'remote', assets: assets('assets/remote.js') }],
  });
const withManifest = (entry: string) =>
  blog(entry, { files: { 'browser/mf-manifest.json': manifest(entry) } });

it('a remote’s Module Federation manifest is published at an uncached address, with the paths of its files', async () => {
  const site = await liveSite();
  await release(site, withManifest('entry-1.js'));
  await release(site, withManifest('entry-2.js'));
  expect(JSON.parse(await livePage(site, 'remote-blog/mf-manifest.json'))).toEqual({
    name: 'remote_blog',
    metaData: {
      publicPath: 'auto',
      remoteEntry: { name: 'entry-2.js', path: '../_/remote-blog/', type: 'module' },
    },
    shared: [{ name: 'react', assets: assets('../_/remote-blog/react.js') }],
    exposes: [{ name: 'remote', assets: assets('../_/remote-blog/assets/remote.js') }],
  });
  const kept = Object.keys(await filesBelow(site.current)).filter((file) => file.startsWith('_/'));
  expect(kept.filter((file) => file.includes('mf-manifest'))).toEqual([]);
});
