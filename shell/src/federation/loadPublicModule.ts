import { providedModules } from 'virtual:provided-modules';
import type { Remote } from '@sayapatri/contract';
import type { ShareScope } from '@sayapatri/contract/takeShared';

/** The module of a remoteEntry, a Module Federation container: whichever tool built it, it exports these two functions. */
interface Container {
  init: (shared: ShareScope) => unknown;
  /** Resolves to a function that returns the exposed module. */
  get: (name: string) => Promise<() => { default?: Remote }>;
}

/** What remotes receive, one copy of each: the list is `providedImports` in shared/build/src/sharing.ts. */
export const shareScope: ShareScope = Object.fromEntries(
  providedModules.map(({ name, version, module }) => {
    const lib = () => module;
    return [name, { [version]: { lib, get: async () => lib, loaded: true, from: 'shell' } }];
  }),
);

/** Loads the public module of the remote whose remoteEntry is at `entry`. Rejects when it can't be fetched or is no remote. */
export async function loadPublicModule(name: string, entry: string): Promise<Remote> {
  const container: Container = await import(/* @vite-ignore */ entry);
  await container.init(shareScope);
  const remote = (await container.get('./remote'))().default;
  if (typeof remote?.modules !== 'object') throw new Error(`${name} exposes no remote.`);
  return remote;
}
