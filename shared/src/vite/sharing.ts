/**
 * What the shell provides and every remote receives at run time, each loaded once. Nothing else is shared: MUI,
 * Emotion and the router reach remotes through `shared/core`, in the parts in use (docs/decisions/0004).
 */
import sharedPackage from '../../package.json' with { type: 'json' };

/** The version of `shared`: a remote built against a newer one than the live shell's is refused. */
export const sharedVersion = sharedPackage.version;

/** The bare imports that the shell answers for, in the browser and at prerender time. */
export const providedImports = ['react', 'react/jsx-runtime', 'shared/core'];

const ownVersion = (name: string) =>
  name.startsWith('shared/') ? { version: sharedVersion, requiredVersion: `^${sharedVersion}` } : {};

/** The shell's side: it brings the code, in its first chunks. */
export const sharedByShell = Object.fromEntries(
  providedImports.map((name) => [name, { singleton: true, eager: true, ...ownVersion(name) }]),
);

/** A remote's side: it only consumes. */
export const sharedByRemote = Object.fromEntries(
  providedImports.map((name) => [
    name,
    { singleton: true, import: false as const, suppressMissingImportWarning: true, ...ownVersion(name) },
  ]),
);
