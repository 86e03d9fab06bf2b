/** Shows a page or a widget of a remote, both named by the address. */
// biome-ignore lint/style/noRestrictedImports: this host stands for another company's, which loads remotes by itself
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { createStyleCache, SiteTheme } from '@sayapatri/design';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

const { remote = '', component = '', data = '' } = Object.fromEntries(new URLSearchParams(location.search));
const name = remote.replaceAll('-', '_');
registerRemotes([{ name, entry: new URL(`/${remote}/mf-manifest.json`, location.href).href }]);

type Modules = Record<string, () => Promise<{ default: unknown }>>;
const exposed = await loadRemote<{ default: { modules: Modules } }>(`${name}/remote`);
const load = async (key: string) => (await exposed?.default.modules[key]?.())?.default;
const Component = (await load(component)) as ComponentType<{ data: unknown }>;

createRoot(document.body).render(
  <SiteTheme cache={createStyleCache()}>
    <BrowserRouter>
      <Component data={await load(data)} />
    </BrowserRouter>
  </SiteTheme>,
);
