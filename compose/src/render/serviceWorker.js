/**
 * The site's service worker: offline, it shows a guide that the visitor has opened before, marked with its date, or else a
 * small offline page. Pages keep both (shell/src/offline/keptPages.ts). Online, every page comes from the network; scripts
 * and pictures always do.
 */
const cacheName = 'offline-2';
const offlinePage = '/offline';

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(prepare());
});

async function prepare() {
  const others = (await caches.keys()).filter((name) => name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
  const { navigationPreload } = self.registration;
  // Where a preload fails, Firefox shows its own error page instead of what the worker answers.
  if (navigator.userAgent.includes('Firefox')) await navigationPreload?.disable();
  else await navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(open(event));
});

async function open(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const cache = await caches.open(cacheName);
    const { pathname } = new URL(event.request.url);
    const kept = (await cache.match(pathname)) ?? (await cache.match(offlinePage));
    if (kept === undefined) throw error;
    return kept;
  }
}
