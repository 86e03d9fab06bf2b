/**
 * The site's service worker: offline, it shows a guide that the visitor has opened before, marked with its date, or else a
 * small offline page. Pages keep the guides (shell/src/offline/keepOffline.ts). Online, every page comes from the network;
 * scripts and pictures are left to the browser.
 */
const cacheName = 'offline-3';
const offlinePage = '/offline';

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(cacheName).then((cache) => cache.add(offlinePage)));
});

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
    const guide = await cache.match(pathname);
    const shown = guide ? await dated(guide) : await cache.match(offlinePage);
    if (shown === undefined) throw error;
    return shown;
  }
}

/** The kept guide, below a line that says when it was saved. */
async function dated(guide) {
  const saved = new Date(guide.headers.get('date'));
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(saved);
  const look =
    'margin:0;padding:12px 16px;text-align:center;font-weight:600;background:var(--mui-palette-primarySoft)';
  const line = `<p role="status" style="${look}">You are offline. This page was saved on ${date}.</p>`;
  // Outside of what React renders.
  const html = (await guide.text()).replace('<div id="root"', `${line}$&`);
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
