/** The server entry, run by compose: renders one page to HTML and collects the CSS that it uses. */
import createEmotionServer from '@emotion/server/create-instance';
import type { PrerenderedPage } from '@sayapatri/contract';
import type { PageBootstrap } from '@sayapatri/contract/bootstrap';
import { createStyleCache, StaticRouter } from '@sayapatri/design';
import { GlobalStyle } from '@sayapatri/design/globalStyle';
import { prerender as prerenderStream } from 'react-dom/static';
import { earlyClickScript } from '../frame/earlyClick.ts';
import type { RemoteLoader } from '../remotes/RemoteLoader.ts';
import { Root } from './Root.tsx';

export { createServerLoader } from '../remotes/serverLoader.ts';

/** Renders `path`, its remote included, in one React tree. Throws the first error that any component throws. */
export async function prerender(
  path: string,
  site: PageBootstrap,
  loader: RemoteLoader,
): Promise<PrerenderedPage> {
  const cache = createStyleCache();
  cache.compat = true;
  let failure: unknown;
  const { prelude } = await prerenderStream(
    <Root
      site={site}
      loader={loader}
      cache={cache}
      globalStyle={<GlobalStyle />}
      router={(app) => <StaticRouter location={path}>{app}</StaticRouter>}
    />,
    {
      // React moves the content of a larger boundary into a hidden element, which only a script puts back in place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  const html = await textOf(prelude);
  if (failure !== undefined) throw failure;
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  // createStyleCache reads the names of other rules from the rules themselves; only global styles have to be listed.
  for (const style of styles) if (style.key === cache.key) style.ids = [];
  return { html, styles, scripts: [earlyClickScript] };
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read())
    text += decoder.decode(part.value, { stream: true });
  return text + decoder.decode();
}
