/** The only file that uses the federation runtime. */
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { Remote } from 'shared/contract';

const federationName = (name: string) => name.replaceAll('-', '_');

/**
 * Loads a remote's public module from its remoteEntry. Rejects when it can't be fetched or is not a remote. A retry asks
 * for the same address, as integrity is promised by address; `force` makes the runtime forget the failure.
 */
export async function loadPublicModule(name: string, entry: string, isRetry: boolean): Promise<Remote> {
  const absolute = new URL(entry, window.location.href).href;
  registerRemotes([{ name: federationName(name), entry: absolute, type: 'module' }], { force: isRetry });
  const module = await loadRemote<{ default: Remote }>(`${federationName(name)}/remote`);
  if (typeof module?.default?.modules !== 'object') throw new Error(`${name} exposes no remote.`);
  return module.default;
}
