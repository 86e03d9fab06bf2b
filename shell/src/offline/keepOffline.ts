/** Keeps opened guides readable offline; the service worker (compose/src/render/serviceWorker.js) shows them. */

import { trustedTypes } from '@sayapatri/design';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { connection } from '../browser/connection.ts';
import { whenLoadedAndIdle } from '../browser/whenIdle.ts';
import { useNavLinks } from '../navigation/SiteContext.ts';

const address = '/service-worker.js';
/** The worker's too, which deletes all others. */
const cacheName = 'offline-3';

/** The worker's address, in the form that a page which enforces Trusted Types asks for. */
const workerAddress = () =>
  trustedTypes()
    ?.createPolicy('service-worker', { createScriptURL: (own: string) => own })
    .createScriptURL(address) ?? address;

/** Undefined in development, and where the browser has no service workers or refuses them. */
let registration: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Registers the worker once the page has loaded and the browser has nothing else to do. */
function register(): typeof registration {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  registration ??= new Promise<void>((resolve) => whenLoadedAndIdle(resolve, 2_000))
    .then(() => navigator.serviceWorker.register(workerAddress()))
    .then(() => navigator.serviceWorker.ready)
    .catch(() => undefined);
  return registration;
}

/** Registers the worker; a guide is kept as it is now, unless the visitor saves data. Rejects without a network. */
async function keepOffline(guidePath: string | undefined): Promise<void> {
  if ((await register()) === undefined || guidePath === undefined || connection().saveData) return;
  // The browser's own cache, which shows them offline, has only the pictures that came near the screen.
  const pictures = document.querySelectorAll<HTMLImageElement>('img[src^="/"]');
  await Promise.all([...pictures].map(({ src }) => fetch(src)));
  const cache = await caches.open(cacheName);
  // The offline page is renewed with it.
  await cache.addAll(['/offline', guidePath].map((path) => new Request(path, { cache: 'no-cache' })));
}

/** Keeps each country guide that is opened, for reading offline. */
export function KeepOffline() {
  const { pathname } = useLocation();
  const isGuide = useNavLinks('study-abroad').some(({ path }) => path === pathname);
  useEffect(() => {
    keepOffline(isGuide ? pathname : undefined).catch(() => {});
  }, [pathname, isGuide]);
  return null;
}
