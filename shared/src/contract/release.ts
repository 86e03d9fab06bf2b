/** The shape of `release.json` (one package's build) and of the registry (what is live), checked wherever read. */
import { z } from 'zod';

const path = z.string().regex(/^\/(?!\/)/, 'must be an absolute path');

const navEntry = z.object({
  area: z.enum(['main', 'study-abroad', 'test-preparation', 'informations']),
  label: z.string().min(1),
  order: z.number(),
});

const page = z.object({
  path,
  title: z.string().min(1),
  description: z.string().min(1),
  nav: z.array(navEntry).optional(),
  structuredData: z.array(z.looseObject({ '@type': z.string() })).optional(),
  indexed: z.boolean().optional(),
  /** Browser files this page needs beyond the remote's entry, relative to the release. */
  files: z.array(z.string()),
  /** Those of them that only the page's data needs: texts that grow with the site, not code. */
  content: z.array(z.string()).default([]),
});

const widget = z.object({
  slot: z.literal('assistant'),
  label: z.string().min(1),
  fallbackPath: path,
  files: z.array(z.string()),
});

const file = z.object({
  /** Bytes, uncompressed. */
  size: z.number().int().nonnegative(),
  /** Subresource-integrity value, `sha256-…`. */
  integrity: z.string().startsWith('sha256-'),
});

/** What a build says of itself. */
export const releaseSchema = z.object({
  name: z.string().regex(/^(shell|remote-[a-z0-9-]+)$/),
  /** Hash over all else: the same content has the same version. */
  version: z.string().regex(/^[0-9a-f]{12}$/),
  contract: z.number().int(),
  /** The version of `shared` it was built against. */
  shared: z.string(),
  /** Browser entry: the shell's module script, or a remote's remoteEntry. */
  entry: z.string(),
  /** Files loaded along with the entry. */
  entryFiles: z.array(z.string()),
  /** Server entry by purpose, relative to the release. */
  server: z.record(z.string(), z.string()),
  pages: z.array(page),
  widgets: z.array(widget),
  provides: z.array(z.string()),
  /** Fonts and drawings. */
  assets: z.array(z.string()),
  files: z.record(z.string(), file),
});

export type Release = z.infer<typeof releaseSchema>;
export type ReleasePage = Release['pages'][number];

/** Which version of each package is live, and which were before, newest first. */
export const registrySchema = z.object({
  live: z.record(z.string(), z.string()),
  history: z.record(z.string(), z.array(z.object({ version: z.string(), at: z.string() }))),
});

export type Registry = z.infer<typeof registrySchema>;
