import type { Datasets } from '@sayapatri/contract';
import type { PageBootstrap } from '@sayapatri/contract/bootstrap';
import type { RouteObject } from 'react-router-dom';
import type { RemoteLoader } from './federation/RemoteLoader.ts';
import { FirstPage } from './frame/FirstPage.tsx';
import { Frame } from './frame/Frame.tsx';
import { PageError } from './frame/PageError.tsx';
import { RemotePage } from './frame/RemotePage.tsx';
import { UnlistedPage } from './frame/UnlistedPage.tsx';

/**
 * The routes of all live packages' pages inside the frame. The page that the document was written for is there from the
 * start, so that it hydrates at once; every other page's code is loaded when it is visited (`lazy`). A page that can't be
 * loaded is opened as a document (PageError).
 *
 * @param firstPath the path of the open document, or of the page that is being prerendered
 */
export function routesOf(site: PageBootstrap, loader: RemoteLoader, firstPath: string): RouteObject[] {
  const pageRoute = (path: string, owner: string): RouteObject => ({
    path,
    errorElement: <PageError path={path} />,
    ...(path === firstPath
      ? { element: <FirstPage path={path} owner={owner} /> }
      : { lazy: () => lazyPage(site, loader, path, owner) }),
  });
  return [
    {
      element: <Frame />,
      children: [
        ...site.packages.flatMap(({ name, pages }) => pages.map(({ path }) => pageRoute(path, name))),
        { path: '*', element: <UnlistedPage firstPath={firstPath} />, errorElement: <PageError /> },
      ],
    },
  ];
}

/** Loads a page with the datasets that it wants; one that can't be loaded is left out. */
async function lazyPage(site: PageBootstrap, loader: RemoteLoader, path: string, owner: string) {
  const page = await loader.page(path, owner);
  const entries = await Promise.all(
    page.datasets.map(async (name) => [name, site.datasets?.[name] ?? (await loader.dataset(name))]),
  );
  const datasets: Partial<Datasets> = Object.fromEntries(entries.filter(([, data]) => data != null));
  return { element: <RemotePage page={page} path={path} datasets={datasets} /> };
}
