/** The only file that uses the federation runtime. It is loaded with the first remote. */
// biome-ignore lint/style/noRestrictedImports: the federation runtime is met in this file only
import { init, loadRemote, registerRemotes } from '@module-federation/runtime';
// biome-ignore lint/style/noRestrictedImports: the federation runtime is met in this file only
import * as runtimeCore from '@module-federation/runtime/core';
import type { Remote } from '@sayapatri/contract';
import * as sharedCore from '@sayapatri/design';
import * as react from 'react';
import * as reactJsxRuntime from 'react/jsx-runtime';

const shared = (version: string, module: unknown) => ({
  version,
  lib: () => module,
  shareConfig: { singleton: true, eager: true, requiredVersion: `^${version}` },
});

// Remotes are built with `externalRuntime`: they use this copy of the runtime's core instead of one of their own each.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/**
 * What remotes receive from the shell, one copy of each: the list is `providedImports` in shared/build/src/sharing.ts.
 */
init({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: {
    react: shared(react.version, react),
    'react/jsx-runtime': shared(react.version, reactJsxRuntime),
    '@sayapatri/design': shared(import.meta.env.SHARED_VERSION, sharedCore),
  },
});

const federationName = (name: string) => name.replaceAll('-', '_');

/**
 * Loads a remote's public module from its remoteEntry. Rejects when it can't be fetched or is not a remote. A retry
 * requests the same address, because integrity values belong to addresses; `force` makes the runtime forget the
 * failure.
 */
export async function loadPublicModule(name: string, entry: string, isRetry: boolean): Promise<Remote> {
  const absolute = new URL(entry, window.location.href).href;
  registerRemotes([{ name: federationName(name), entry: absolute, type: 'module' }], { force: isRetry });
  const module = await loadRemote<{ default: Remote }>(`${federationName(name)}/remote`);
  if (typeof module?.default?.modules !== 'object') throw new Error(`${name} exposes no remote.`);
  return module.default;
}
