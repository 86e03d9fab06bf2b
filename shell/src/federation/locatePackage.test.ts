// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { createLocator } from './locatePackage.ts';

const files = (entry: string) => ({ entry, entryFiles: {}, pages: { '/blogs': {} }, widgets: {} });
const site = { packages: [], pageAssets: { packages: { 'remote-blog': files('here') } } };

test('other packages are found in the federation manifest, which is fetched once, and again after a failure', async () => {
  const fetchManifest = vi.fn(async () => ({ packages: { 'remote-chat': files('there') } }));
  fetchManifest.mockRejectedValueOnce(new Error('offline'));
  const { locatePackage: locate } = createLocator(site, fetchManifest);
  await expect(locate('remote-chat')).rejects.toThrow('offline');
  expect((await locate('remote-chat')).entry).toBe('there');
  await locate('remote-chat');
  expect(fetchManifest).toHaveBeenCalledTimes(2);
});

test('a package that was released for another shell is refused in this tab', async () => {
  const newer = { ...files('there'), shared: '1.9.2' };
  const fetchManifest = async () => ({ packages: { 'remote-chat': newer } });
  const locate = (shared: string) =>
    createLocator({ ...site, shared }, fetchManifest).locatePackage('remote-chat');
  for (const older of ['1.2.0', '1.9.1', '0.10.0', '2.0.0'])
    await expect(locate(older)).rejects.toThrow(`remote-chat needs shared 1.9.2, this tab has ${older}.`);
  for (const fits of ['1.9.2', '1.10.0']) expect((await locate(fits)).entry).toBe('there');
});
