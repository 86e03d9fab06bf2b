/**
 * The site's service worker: offline, it shows a guide that the visitor has opened before, marked with its date, or else a
 * small offline page. Online, every page comes from the network; scripts and pictures always do.
 */
const cacheName = 'offline-1';
const offlinePage = '/offline';
const maxPages = 12;
const noticeStyle =
  'margin:0;padding:12px 16px;text-align:center;font-weight:600;background:var(--primary-soft)';

self.addEventListener('install', (event) => {
  event.waitUntil(keep(offlinePage).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(prepare());
});

async function prepare() {
  const others = (await caches.keys()).filter((name) => name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** The page sends a message with the guide that is open. */
self.addEventListener('message', (event) => {
  event.waitUntil(keep(event.data.path).catch(() => {}));
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(open(event));
});

async function open(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const cache = await caches.open(cacheName);
    const { pathname } = new URL(event.request.url);
    const kept = await cache.match(pathname);
    if (kept) return kept;
    const offline = await cache.match(offlinePage);
    if (offline === undefined) throw error;
    return asPage(await showKept(await offline.text(), cache));
  }
}

/** The offline page lists all guides, hidden: those that are kept are shown. */
async function showKept(html, cache) {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return html.replace(/hidden="" (data-kept="([^"]*)")/g, (entry, data, path) =>
    paths.includes(path) ? data : entry,
  );
}

const asPage = (html) => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });

/** Caches a page without its scripts, which may be missing offline, and deletes the oldest pages. */
async function keep(path) {
  const answer = await fetch(path, { cache: 'no-cache' });
  if (!answer.ok || answer.redirected || /no-store/.test(answer.headers.get('cache-control') ?? '')) return;
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
  const notice =
    path === offlinePage
      ? ''
      : `<p role="status" style="${noticeStyle}">You are offline. This page was saved on ${date}.</p>`;
  const html = (await answer.text())
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<main\b[^>]*>/, (main) => main + notice);
  const cache = await caches.open(cacheName);
  await cache.delete(path);
  await cache.put(path, asPage(html));
  const kept = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== offlinePage);
  await Promise.all(kept.slice(0, -maxPages).map((request) => cache.delete(request)));
}
