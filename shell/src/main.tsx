import { hydrateRoot } from 'react-dom/client';
import type { LiveSite } from 'shared/contract/site';
import { BrowserRouter, createStyleCache } from 'shared/core';
import { Root } from './Root.tsx';
import { createBrowserLoader } from './remotes/browserLoader.ts';

const root = document.getElementById('root');
const registry = document.getElementById('live-site')?.textContent;
if (root === null || registry === undefined) throw new Error('This document was not written by compose.');

const site: LiveSite = JSON.parse(registry);
const loader = createBrowserLoader({ site, onFailure: (remote, error) => console.warn(remote, error) });

hydrateRoot(
  root,
  <Root
    site={site}
    loader={loader}
    cache={createStyleCache()}
    router={(app) => <BrowserRouter>{app}</BrowserRouter>}
  />,
);
