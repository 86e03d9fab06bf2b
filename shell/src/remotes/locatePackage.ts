import type { FederationManifest, PackageFiles, PageBootstrap } from 'shared/contract/site';
import { satisfies } from 'shared/contract/versions';

/**
 * Finds out where a package's files and who a page's owner is: in this page, or else in the registry, which is fetched once per tab, so
 * that a tab keeps the versions it began with however often teams release.
 */
export function createLocator(
  site: PageBootstrap,
  fetchRegistry: () => Promise<FederationManifest> = fetchPublicRegistry,
) {
  let fetched: Promise<FederationManifest> | undefined;

  function registry(): Promise<FederationManifest> {
    fetched ??= fetchRegistry();
    fetched.catch(() => {
      fetched = undefined;
    });
    return fetched;
  }

  /**
   * The package, with at least the files of `path`. Rejects when the registry can't be had or
   * lacks it, and when it was released for a newer shell than this tab's: its documents bring that one.
   */
  async function locatePackage(name: string, path?: string): Promise<PackageFiles> {
    const here = site.pageAssets.packages[name];
    if (here !== undefined && (path === undefined || path in here.pages)) return here;
    const found = (await registry()).packages[name];
    if (found === undefined) throw new Error(`The registry has no ${name}.`);
    if (site.shared && found.shared && !satisfies(site.shared, found.shared))
      throw new Error(`${name} needs shared ${found.shared}, this tab has ${site.shared}.`);
    return found;
  }

  /** The package that owns the page, or undefined. Rejects when the registry can't be had. */
  async function ownerOf(path: string): Promise<string | undefined> {
    const { packages } = await registry();
    return Object.keys(packages).find((name) => path in (packages[name]?.pages ?? {}));
  }

  return { locatePackage, ownerOf };
}

async function fetchPublicRegistry(): Promise<FederationManifest> {
  const response = await fetch('/federation-manifest.json');
  if (!response.ok) throw new Error(`The registry answered with status ${response.status}.`);
  return response.json();
}
