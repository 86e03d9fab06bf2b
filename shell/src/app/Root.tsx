import type { EmotionCache } from '@emotion/react';
import type { PageBootstrap } from '@sayapatri/contract/bootstrap';
import { SiteTheme } from '@sayapatri/design';
import type { ReactNode } from 'react';
import { SiteProvider } from '../navigation/SiteContext.ts';
import { type RemoteLoader, RemoteLoaderProvider } from '../remotes/RemoteLoader.ts';
import { App } from './App.tsx';

export interface RootProps {
  site: PageBootstrap;
  loader: RemoteLoader;
  cache: EmotionCache;
  /** The global rules, when prerendering; a document has them already. */
  globalStyle?: ReactNode;
  /** Wraps the app in a router: HistoryRouter in the browser, StaticRouter when prerendering. */
  router: (app: ReactNode) => ReactNode;
}

/** The whole React tree; identical in the browser and when prerendering, so that hydration matches. */
export function Root({ site, loader, cache, globalStyle, router }: RootProps) {
  return (
    <SiteTheme cache={cache} globalStyle={globalStyle}>
      <SiteProvider value={site}>
        <RemoteLoaderProvider value={loader}>{router(<App />)}</RemoteLoaderProvider>
      </SiteProvider>
    </SiteTheme>
  );
}
