import { test } from './test.ts';

test.use({ engineOptions: { alone: 'offline' } });

test('a kept guide can be read, and another page says that it is not kept', async ({ tab }) => {
  await tab.visit('/study-in-japan');
  const isKept = async () =>
    (await caches.match('/study-in-japan')) !== undefined && navigator.serviceWorker.controller !== null;
  await tab.until(isKept);
  tab.site.unplug();
  await tab.open('/study-in-japan');
  await tab.shows('[role=status]', 'You are offline.');
  await tab.shows('h1', 'Japan');
  await tab.open('/about');
  await tab.shows('h1', 'You are offline');
});
