import type { FederationManifest, PackageFiles, PageBootstrap } from '@sayapatri/contract/bootstrap';
import { once } from './once.ts';
import { timeoutMs } from './withTimeout.ts';

/**
 * Finds a package's files and a page's owner: in this page's own data, or else in the public federation manifest. The
 * manifest is fetched once per tab, so that a tab keeps using the versions it started with.
 */
export function createLocator(
  site: PageBootstrap,
  fetchManifest: () => Promise<FederationManifest> = fetchPublicManifest,
) {
  /** Resolves to the public manifest. Rejects when it can't be fetched. */
  const manifest = once<void, [], FederationManifest>(fetchManifest);

  /**
   * Resolves to the package's files, including those of `path`. Rejects when the manifest can't be fetched or lacks the
   * package, and when the package needs a newer version of `shared` than this tab has.
   */
  async function locatePackage(name: string, path?: string): Promise<PackageFiles> {
    const pageAssets = site.pageAssets.packages[name];
    if (pageAssets !== undefined && (path === undefined || path in pageAssets.pages)) return pageAssets;
    const found = (await manifest()).packages[name];
    if (found === undefined) throw new Error(`The federation manifest has no ${name}.`);
    if (site.shared && found.shared && !satisfies(site.shared, found.shared))
      throw new Error(`${name} needs shared ${found.shared}, this tab has ${site.shared}.`);
    return found;
  }

  /**
   * Resolves to the name of the package that owns the page; needs no manifest for a page that this document lists. Rejects
   * when the manifest can't be fetched, or when no package owns the page.
   */
  async function packageOf(path: string): Promise<string> {
    const listed = site.packages.find(({ pages }) => pages.some((page) => page.path === path));
    if (listed !== undefined) return listed.name;
    const { packages } = await manifest();
    const name = Object.keys(packages).find((one) => path in (packages[one]?.pages ?? {}));
    if (name === undefined) throw new Error(`No package has ${path}.`);
    return name;
  }

  return { locatePackage, packageOf };
}

/** True where the version of `shared` that this tab has is of the needed major version, and not older. */
function satisfies(given: string, needed: string): boolean {
  const [major = 0, minor = 0, patch = 0] = numbersOf(given);
  const [ownMajor = 0, ownMinor = 0, ownPatch = 0] = numbersOf(needed);
  return major === ownMajor && (minor > ownMinor || (minor === ownMinor && patch >= ownPatch));
}

const numbersOf = (version: string) => version.split('.').map(Number);

async function fetchPublicManifest(): Promise<FederationManifest> {
  // Aborts a request that hangs, because the browser would join every later request to it.
  const response = await fetch('/federation-manifest.json', { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The federation manifest was answered with status ${response.status}.`);
  return response.json();
}
