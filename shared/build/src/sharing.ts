/** What the shell provides and every remote receives at run time, one copy of each (docs/decisions/0102). */
import { createRequire } from 'node:module';
import path from 'node:path';
import design from '@sayapatri/design/package.json' with { type: 'json' };
import provided from './provided.json' with { type: 'json' };

/** The version of `shared`: a remote built against a newer one than the live shell's is refused. */
export const sharedVersion = design.version;

/** Parts of MUI that the frame and `@sayapatri/design` use; a remote brings any other with its own code. */
export const { muiParts } = provided;

/** The bare imports that the shell provides, in the browser and while prerendering. */
export const providedImports = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  '@emotion/react',
  '@emotion/styled',
  // What MUI's parts read from above them: the theme, its default props, and the direction of writing.
  ...provided.muiContexts,
  ...muiParts.map((part) => `@mui/material/${part}`),
  '@sayapatri/design',
];

/**
 * Of a library that is provided in part, the names. The whole of React Router would bring its framework mode, and the whole
 * of MUI's styles its older themes: 33 kB that no page runs. A build that imports another name fails and says so.
 */
export const providedNames: Partial<Record<string, readonly string[]>> = provided.names;

const require = createRequire(import.meta.url);

/** The package that an import comes from: `@mui/material` of `@mui/material/Box`. */
const packageOf = (name: string) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0];

/** The version of the package that an import comes from. */
export const versionOf = (name: string): string => require(`${packageOf(name)}/package.json`).version;

/** Any version of the same major fits: that is what these libraries promise. */
const fitting = (name: string) => ({ requiredVersion: `^${versionOf(name).split('.')[0]}.0.0` });

/** The shell's side: its first chunks contain the code. */
export const sharedByShell = Object.fromEntries(
  providedImports.map((name) => [name, { singleton: true, eager: true, ...fitting(name) }]),
);

/** A remote's side: it only consumes. */
export const sharedByRemote = Object.fromEntries(
  providedImports.map((name) => [
    name,
    { singleton: true, import: false as const, suppressMissingImportWarning: true, ...fitting(name) },
  ]),
);

/**
 * The provided import that a module of MUI reaches by its own relative path, such as `../ButtonBase/index.mjs`; undefined
 * for every other module.
 */
export function providedFile(source: string, importer: string): string | undefined {
  if (!source.startsWith('.')) return undefined;
  const file = path.posix.join(path.posix.dirname(importer), source);
  const [, name] = /\/node_modules\/(@mui\/(?:material|system)\/.+)\/index\.mjs$/.exec(file) ?? [];
  return name !== undefined && providedImports.includes(name) ? name : undefined;
}
