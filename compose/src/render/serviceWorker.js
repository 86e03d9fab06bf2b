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
    if (guide) return readable(guide, `You are offline. This page was saved on ${savedOn(guide)}.`);
    const offline = await cache.match(offlinePage);
    if (offline) return readable(offline);
    throw error;
  }
}

const savedOn = ({ headers }) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(headers.get('date')));

const look =
  'margin:0;padding:12px 16px;text-align:center;font-weight:600;background:var(--mui-palette-primarySoft)';

/** The kept page without its scripts, which may be missing offline, and with a line above it. */
async function readable(kept, text) {
  const line = text ? `<p role="status" style="${look}">${text}</p>` : '';
  const html = (await kept.text())
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace('<div id="root"', `${line}$&`);
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
