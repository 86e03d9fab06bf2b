/** The only file that uses the federation runtime. */
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { Remote } from 'shared/contract';

const federationName = (name: string) => name.replaceAll('-', '_');

/**
 * Loads a remote's public module from its remoteEntry. Rejects when it can't be fetched or is not a remote.
 * A second attempt uses another address, because browsers cache a failed module import for the life of the document.
 */
export async function loadPublicModule(name: string, entry: string, attempt: number): Promise<Remote> {
  const address = attempt === 1 ? entry : `${entry}?attempt=${attempt}`;
  const absolute = new URL(address, window.location.href).href;
  registerRemotes([{ name: federationName(name), entry: absolute, type: 'module' }], { force: attempt > 1 });
  const module = await loadRemote<{ default: Remote }>(`${federationName(name)}/remote`);
  if (typeof module?.default?.modules !== 'object') throw new Error(`${name} exposes no remote.`);
  return module.default;
}
