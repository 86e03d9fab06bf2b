import type { EmotionCache } from '@emotion/react';
import type { PageBootstrap } from '@sayapatri/contract/bootstrap';
import { SiteTheme } from '@sayapatri/design';
import type { ReactNode } from 'react';
import { type RemoteLoader, RemoteLoaderProvider } from './federation/RemoteLoader.ts';
import { SiteProvider } from './navigation/SiteContext.ts';

interface SiteProps {
  site: PageBootstrap;
  loader: RemoteLoader;
  cache: EmotionCache;
  /** The router: `RouterProvider` in the browser, `StaticRouterProvider` while prerendering. */
  children: ReactNode;
}

/** The whole React tree; identical in the browser and while prerendering, so that hydration matches. */
export function Site({ site, loader, cache, children }: SiteProps) {
  return (
    <SiteTheme cache={cache}>
      <SiteProvider value={site}>
        <RemoteLoaderProvider value={loader}>{children}</RemoteLoaderProvider>
      </SiteProvider>
    </SiteTheme>
  );
}
