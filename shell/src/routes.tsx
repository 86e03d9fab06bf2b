import type { PageBootstrap } from '@sayapatri/contract/bootstrap';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import type { RemoteLoader } from './federation/RemoteLoader.ts';
import { FirstPage } from './frame/FirstPage.tsx';
import { Frame } from './frame/Frame.tsx';
import { PageError } from './frame/PageError.tsx';
import { PageLoading } from './frame/PageLoading.tsx';
import { RemotePage } from './frame/RemotePage.tsx';
import NotFoundPage from './pages/NotFoundPage.tsx';

/**
 * The routes of all live packages' pages inside the frame. The page that the document was written for is there from the
 * start, so that it hydrates at once; every other page's code is loaded when it is visited (`lazy`). A page that can't be
 * loaded is opened as a document (PageError).
 *
 * @param firstPath the path of the page that is hydrated or prerendered; undefined where none is
 */
export function routesOf(
  site: PageBootstrap,
  loader: RemoteLoader,
  firstPath: string | undefined,
): RouteObject[] {
  const pageRoute = (path: string, owner: string): RouteObject =>
    path === firstPath
      ? { path, element: <FirstPage path={path} owner={owner} /> }
      : { path, lazy: () => lazyPage(site, loader, path, owner) };
  const listed = site.packages.flatMap(({ name, pages }) => pages.map(({ path }) => pageRoute(path, name)));
  // Every document lists its own page, but the not-found page, which has any address.
  const isNotFound = firstPath !== undefined && listed.every(({ path }) => path !== firstPath);
  return [
    {
      element: <Frame />,
      children: [
        {
          id: pagesRoute,
          // Not on the pages' own routes: React Router shows no error element of a route whose code has not been loaded.
          errorElement: <PageError />,
          hydrateFallbackElement: <PageLoading />,
          // Not by its path: in a pattern, signs such as `%` and `?` would not stand for themselves.
          children: isNotFound ? [...listed, { path: '*', element: <NotFoundPage /> }] : listed,
        },
      ],
    },
  ];
}

/** Id of the route whose children are the pages. */
const pagesRoute = 'pages';

/**
 * For links to pages that the document does not list, such as articles or pages that were released since: adds their route,
 * whose owner the live releases know. If none has the page, its route fails, and the server decides what the address shows.
 * The document's own page, at `firstPath`, has its route.
 */
export function discoverPages(
  site: PageBootstrap,
  loader: RemoteLoader,
  firstPath: string | undefined,
): PatchRoutesOnNavigationFunction {
  return ({ path, patch }) => {
    if (path !== firstPath) patch(pagesRoute, [{ path, lazy: () => lazyPage(site, loader, path) }]);
  };
}

/** Loads a page with the datasets that it wants. */
async function lazyPage(site: PageBootstrap, loader: RemoteLoader, path: string, owner?: string) {
  const page = await loader.page(path, owner);
  const entries = await Promise.all(
    page.datasets.map(async (name) => [name, site.datasets?.[name] ?? (await loader.dataset(name))]),
  );
  return { element: <RemotePage page={page} path={path} datasets={Object.fromEntries(entries)} /> };
}
