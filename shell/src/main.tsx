import { bootstrapElementId, type PageBootstrap } from '@sayapatri/contract/bootstrap';
import { createStyleCache } from '@sayapatri/design';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { followTranslator } from './browser/followTranslator.ts';
import { createBrowserLoader } from './federation/browserLoader.ts';
import { prefetchLinks } from './federation/prefetchLinks.ts';
import { prerendered } from './navigation/prerendered.ts';
import { watchReading } from './navigation/watchReading.ts';
import { discoverPages, routesOf } from './routes.tsx';
import { Site } from './Site.tsx';
import { startTelemetry } from './telemetry/startTelemetry.ts';

const root = document.getElementById('root');
const bootstrapText = document.getElementById(bootstrapElementId)?.textContent;
if (root === null || bootstrapText === undefined)
  throw new Error('This document was not written by compose.');

const site: PageBootstrap = JSON.parse(bootstrapText);
startTelemetry(site.telemetry);
watchReading();
followTranslator();
const loader = createBrowserLoader(site);
// If the visitor went back before this code had run, the page of the new address is rendered instead.
const isHydrating = root.hasChildNodes() && prerendered.path === window.location.pathname;
const firstPath = isHydrating ? prerendered.path : undefined;
const router = createBrowserRouter(routesOf(site, loader, firstPath), {
  patchRoutesOnNavigation: discoverPages(site, loader, firstPath),
  // Tells the router that the page is already there; otherwise it would scroll a visitor who reads on to the top.
  ...(isHydrating && { hydrationData: { loaderData: {} } }),
});

const app = (
  <Site site={site} loader={loader} cache={createStyleCache()}>
    <RouterProvider router={router} />
  </Site>
);

// In a transition React hydrates in slices of a few milliseconds, between which the page responds.
if (isHydrating) startTransition(() => void hydrateRoot(root, app, { onRecoverableError: noteRecovery }));
else createRoot(root).render(app);

// From here on links navigate without loading a document, so the browser need not prefetch documents any more.
document.querySelector('script[type="speculationrules"]')?.remove();
prefetchLinks(loader);

/**
 * Logs that React found a document that differed from its HTML and rendered the page again, usually because an extension
 * or a translator had changed it. Visitors notice nothing, so it is no error. The trial before a release looks for this
 * line: nothing else changes the document there, so the page itself renders differently from its HTML.
 */
function noteRecovery(error: unknown): void {
  console.debug(`Hydration recovered: ${error instanceof Error ? error.message : error}`);
}
