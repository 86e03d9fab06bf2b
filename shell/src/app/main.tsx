import { bootstrapElementId, type PageBootstrap } from '@sayapatri/contract/bootstrap';
import { createBrowserHistory, createStyleCache, HistoryRouter } from '@sayapatri/design';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { explainWords } from '../glossary/explainWords.ts';
import { documentPath } from '../navigation/documentPath.ts';
import { createBrowserLoader } from '../remotes/browserLoader.ts';
import { noticeFailure } from '../remotes/failureNotice.ts';
import { loadOnIntent, prefetchAhead } from '../remotes/prefetchAhead.ts';
import { noteRecovery } from '../telemetry/count.ts';
import { startTelemetry } from '../telemetry/startTelemetry.ts';
import { Root } from './Root.tsx';

const root = document.getElementById('root');
const bootstrapText = document.getElementById(bootstrapElementId)?.textContent;
if (root === null || bootstrapText === undefined)
  throw new Error('This document was not written by compose.');

const site: PageBootstrap = JSON.parse(bootstrapText);
startTelemetry(site.telemetry);
const ownPath = documentPath();
const loader = createBrowserLoader({
  site,
  prerendered: { path: ownPath, html: document.getElementById('main')?.innerHTML ?? '' },
  onFailure: noticeFailure,
});

// `pnpm dev` serves an empty root without styles; every composed document has the global rules and its page.
const { GlobalStyle } = import.meta.env.DEV ? await import('@sayapatri/design/globalStyle') : {};

// React may render the router several times before it is done hydrating: the address is read once, as Back may change it
// meanwhile. RouteChange then goes to the new address.
const history = createBrowserHistory({ v5Compat: true });
const fromHere = Object.create(history, { location: { value: history.location } });

const app = (
  <Root
    site={site}
    loader={loader}
    cache={createStyleCache()}
    globalStyle={GlobalStyle && <GlobalStyle />}
    router={(routed) => <HistoryRouter history={fromHere}>{routed}</HistoryRouter>}
  />
);

// In a transition React hydrates in slices of a few milliseconds, between which the page responds. If the visitor went
// back meanwhile, the page of the new address is rendered instead.
if (root.hasChildNodes() && ownPath === window.location.pathname)
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError: noteRecovery }));
else createRoot(root).render(app);

// From here on links navigate without loading a document, so the browser need not prefetch documents any more.
document.querySelector('script[type="speculationrules"]')?.remove();
loadOnIntent(loader.loadEarly);
explainWords(loader.dataset);
prefetchAhead(loader);
