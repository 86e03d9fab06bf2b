/** The server entry, run by compose: renders one page to HTML and collects the CSS that it uses. */
import createEmotionServer from '@emotion/server/create-instance';
import type { PrerenderedPage } from '@sayapatri/contract';
import type { PageBootstrap } from '@sayapatri/contract/bootstrap';
import { createStyleCache } from '@sayapatri/design';
import { toastStyles } from '@sayapatri/design/toastStyles';
import { prerender as prerenderStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { RemoteLoader } from './federation/RemoteLoader.ts';
import { earlyClickScript } from './frame/earlyClick.ts';
import { routesOf } from './routes.tsx';
import { Site } from './Site.tsx';

export { createServerLoader } from './federation/serverLoader.ts';

/** Renders `path`, its remote included, in one React tree. Throws the first error that any component throws. */
export async function prerender(
  path: string,
  site: PageBootstrap,
  loader: RemoteLoader,
): Promise<PrerenderedPage> {
  const { query, dataRoutes } = createStaticHandler(routesOf(site, loader, path));
  // The host is of no consequence: routes know paths only.
  const context = await query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} was answered with status ${context.status}.`);
  const cache = createStyleCache();
  cache.compat = true;
  let failure: unknown;
  const { prelude } = await prerenderStream(
    <Site site={site} loader={loader} cache={cache}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Site>,
    {
      // React moves the content of a larger boundary into a hidden element, which only a script puts back in place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  const html = await new Response(prelude).text();
  if (failure !== undefined) throw failure;
  // Of a part that is styled in steps, such as a button made of MUI's base of buttons, only the last class is in the HTML.
  // Without those of the other steps, hydration would insert them, and the browser compute all styles once more.
  const classes = [html, ...Object.keys(cache.registered)].join(' ');
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(classes);
  return { html, styles: [...styles, toastStyles], scripts: [earlyClickScript] };
}
