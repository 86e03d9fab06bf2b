import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from './startError.ts';

/** Extra response headers by request path, such as a page's Content-Security-Policy; compose writes them. */
const headersSchema = z.record(
  z.string(),
  z.record(z.string().regex(/^[A-Za-z0-9-]+$/), z.string().regex(/^[\t\x20-\x7e]*$/)),
);
type PageHeaders = z.output<typeof headersSchema>;

/** One composed site: a folder that never changes once it is written. */
export interface ComposedSite {
  /** The real folder, without links on the way. */
  root: string;
  headersFor(path: string): Record<string, string>;
}

/**
 * The link to the composed site. Another process points it at a new site at any moment, so it is resolved
 * anew for each request, and everything in one answer comes from the one folder found.
 */
export class SiteFolder {
  readonly #link: string;
  #known: { root: string; headers: Promise<PageHeaders> } | undefined;

  constructor(link: string) {
    this.#link = link;
  }

  /** The site of this moment. Rejects when there is none. */
  async current(): Promise<ComposedSite> {
    const root = await realpath(this.#link);
    if (this.#known?.root !== root) this.#known = { root, headers: readHeaders(root) };
    // A broken headers.json takes no page down: check() reports it, at start and at /healthz.
    const headers = await this.#known.headers.catch((): PageHeaders => ({}));
    return { root, headersFor: (path) => headers[path] ?? {} };
  }

  /** Throws a StartError when there is no site, or one whose headers.json can't be read. */
  async check(): Promise<void> {
    const root = await realpath(this.#link).catch(() => this.#link);
    if (!(await isFile(join(root, 'index.html')))) {
      throw new StartError(
        `No composed site in ${this.#link}; run \`npx pnpm start\` or \`npx pnpm build\`.`,
      );
    }
    await readHeaders(root);
  }
}

/** Whether there is a file (not a folder) at `path`. */
export async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

async function readHeaders(root: string): Promise<PageHeaders> {
  const file = join(root, 'headers.json');
  if (!(await isFile(file))) return {};
  try {
    return headersSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new StartError(
      `${file} is not a map from page to response headers; run \`npx pnpm build\` again.`,
      { cause },
    );
  }
}
