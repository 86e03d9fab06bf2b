/**
 * The pages that can be read offline, in the browser's cache, from which the service worker (compose/src/render/serviceWorker.js)
 * shows them. They are prepared here, because a worker has no parser of HTML.
 */
import { ownHtml } from '@sayapatri/design';

/** The worker's too. Pages are written anew where the name changes. */
const cacheName = 'offline-2';
const offlinePath = '/offline';
const maxGuides = 12;

const noticeStyle =
  'margin:0;padding:12px 16px;text-align:center;font-weight:600;background:var(--mui-palette-primarySoft)';

/** The paths of the pages that are on the device, the offline page's too. */
export async function keptPaths(): Promise<string[]> {
  const cache = await caches.open(cacheName);
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

/** Keeps the guide at `path`, if there is one, and a page for all others that lists the kept guides. Rejects without a network. */
export async function keepPages(path: string | undefined): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = await keptPaths();
  if (path === undefined && kept.includes(offlinePath)) return;
  const guide = path === undefined ? undefined : await readPage(path);
  const others = kept.filter((one) => one !== offlinePath && one !== path);
  const tooMany = others.slice(0, Math.max(0, others.length + 1 - maxGuides));
  const guides = [...others.slice(tooMany.length), ...(guide && path ? [path] : [])];

  const offline = await readPage(offlinePath);
  for (const entry of offline?.content.querySelectorAll('[data-path]') ?? [])
    entry.toggleAttribute('hidden', !guides.includes(entry.getAttribute('data-path') ?? ''));
  if (offline) await cache.put(offlinePath, asResponse(offline));

  if (guide === undefined || path === undefined) return;
  await embedPictures(guide.content);
  guide.content.querySelector('main')?.prepend(savedNotice(guide.content.ownerDocument));
  await Promise.all([...tooMany, path].map((one) => cache.delete(one)));
  await cache.put(path, asResponse(guide));
}

/** A page of this site without its scripts, which may be missing offline; undefined for one that is not to be kept. */
async function readPage(path: string): Promise<HTMLTemplateElement | undefined> {
  const answer = await fetch(path, { cache: 'no-cache' });
  if (!answer.ok || answer.redirected || /no-store/.test(answer.headers.get('cache-control') ?? ''))
    return undefined;
  // In a template nothing is loaded or applied, not even its styles, which this page's policy would refuse.
  const page = document.createElement('template');
  page.innerHTML = ownHtml(await answer.text()).__html;
  for (const element of page.content.querySelectorAll('script, link[rel~="modulepreload"]')) element.remove();
  return page;
}

/** Puts the pictures into the page: the browser has loaded only those that came near the screen, and may forget them. */
async function embedPictures(page: DocumentFragment): Promise<void> {
  for (const source of page.querySelectorAll('picture > source')) source.remove();
  const pictures = [...page.querySelectorAll('img:not([src^="data:"])')];
  await Promise.all(
    pictures.map(async (picture) => {
      const answer = await fetch(picture.getAttribute('src') ?? '');
      if (!answer.ok) return;
      picture.removeAttribute('srcset');
      picture.setAttribute('src', await dataUrl(await answer.blob()));
    }),
  );
}

function dataUrl(blob: Blob): Promise<string> {
  const reader = new FileReader();
  reader.readAsDataURL(blob);
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
  });
}

function savedNotice(page: Document): HTMLElement {
  const notice = page.createElement('p');
  notice.setAttribute('role', 'status');
  notice.setAttribute('style', noticeStyle);
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
  notice.textContent = `You are offline. This page was saved on ${date}.`;
  return notice;
}

/** The parser has dropped the document's own tags; those of head and body are implied. */
const asResponse = ({ innerHTML }: HTMLTemplateElement) =>
  new Response(`<!doctype html>\n<html lang="${document.documentElement.lang}">${innerHTML}`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
