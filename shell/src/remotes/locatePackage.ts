import type { LiveSite, PackageFiles, PublicRegistry } from 'shared/contract/site';

/**
 * Finds out where a package's files are: in this page, or else in the registry, which is fetched once per tab, so
 * that a tab keeps the versions it began with however often teams release.
 */
export function createLocator(
  site: LiveSite,
  fetchRegistry: () => Promise<PublicRegistry> = fetchPublicRegistry,
) {
  let registry: Promise<PublicRegistry> | undefined;

  async function fromRegistry(name: string): Promise<PackageFiles | undefined> {
    registry ??= fetchRegistry();
    registry.catch(() => {
      registry = undefined;
    });
    return (await registry).packages[name];
  }

  /** The package, with at least the files of `path`. Rejects when the registry can't be had or lacks it. */
  return async function locatePackage(name: string, path?: string): Promise<PackageFiles> {
    const here = site.here.packages[name];
    if (here !== undefined && (path === undefined || path in here.pages)) return here;
    const found = await fromRegistry(name);
    if (found === undefined) throw new Error(`The registry has no ${name}.`);
    return found;
  };
}

async function fetchPublicRegistry(): Promise<PublicRegistry> {
  const response = await fetch('/registry.json');
  if (!response.ok) throw new Error(`The registry answered with status ${response.status}.`);
  return response.json();
}
