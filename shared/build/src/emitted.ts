import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';

/** The name of a file below `assets` with a hash of its content, because browsers keep the file for a year. */
export function hashedName(title: string, ending: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return `assets/${title}-${hash}${ending}`;
}

/**
 * Writes a file beside the code of the package `name`, and returns its address, which the build itself does not know. The
 * server build returns the same address and writes nothing.
 */
export function emitted(
  plugin: Rolldown.PluginContext,
  name: string,
  [title, ending, source]: [title: string, ending: string, source: string | Uint8Array],
): string {
  const fileName = hashedName(title, ending, source);
  if (plugin.environment.config.consumer === 'client') plugin.emitFile({ type: 'asset', fileName, source });
  return `/_/${name}/${fileName}`;
}

/** A module whose default export is the value. */
export const moduleOf = (value: unknown) =>
  ({ code: `export default ${JSON.stringify(value)};`, moduleType: 'js', map: null }) as const;
