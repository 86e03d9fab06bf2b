/** One version of a shared module, as a host puts it into a share scope: its factory, or a function that loads it. */
interface SharedVersion {
  lib?: () => unknown;
  get?: () => Promise<() => unknown> | (() => unknown);
  /** The federation runtime, which remotes of other builds bring, takes a loaded version first. */
  loaded?: boolean;
  /** Name of the container that brings it. */
  from?: string;
}

/** The shared modules by name and version. */
export type ShareScope = Record<string, Record<string, SharedVersion>>;

/** The shared modules that the host has given this remote, by name. */
export const provided: Record<string, unknown> = {};

/** Takes the modules `names` from the host. Throws an Error that names a module which the host does not provide. */
export async function takeShared(scope: ShareScope, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const versions = Object.values(scope[name] ?? {});
    // Remotes of earlier releases put entries here too, which are never loaded: a loaded entry is the host's.
    const host = versions.find(({ lib }) => lib) ?? versions[0];
    const factory = host?.lib ?? (await host?.get?.());
    if (factory === undefined) throw new Error(`The host provides no ${name}.`);
    provided[name] = factory();
  }
}
