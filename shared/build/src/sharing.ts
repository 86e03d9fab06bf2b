/**
 * What the shell provides and every remote receives at run time, one copy of each. Nothing else is shared: remotes get
 * Emotion and the router through `@sayapatri/design`, only the parts in use (docs/decisions/0092).
 */
import design from '@sayapatri/design/package.json' with { type: 'json' };

/** The version of `shared`: a remote built against a newer one than the live shell's is refused. */
export const sharedVersion = design.version;

/** The bare imports that the shell provides, in the browser and while prerendering. */
export const providedImports = ['react', 'react/jsx-runtime', '@sayapatri/design'];

/** React's version is given too, because the plugin would otherwise take package.json's, which differs between repositories. */
const ownVersion = (name: string) =>
  name === '@sayapatri/design'
    ? { version: sharedVersion, requiredVersion: `^${sharedVersion}` }
    : { requiredVersion: '*' };

/** The shell's side: its first chunks contain the code. */
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
