import { realpathSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@sayapatri/contract/userError';
import brandData from '@sayapatri/facts/brand.json' with { type: 'json' };
import type { BrandData } from '@sayapatri/facts/schema/brand';

/**
 * The link to the composed site. Another process may point it at a new site at any moment, so it is resolved for each
 * request, and everything in one answer comes from that one folder.
 */
export class SiteFolder {
  link: string;
  /** The last site whose brand was read. A composed site never changes. */
  #read: { root: string; brand: Promise<BrandData> } | undefined;

  constructor(link: string) {
    this.link = link;
  }

  /**
   * The live site's folder with all links resolved; undefined when there is none. Synchronous, because it takes
   * microseconds; on a busy machine, waiting for another thread takes milliseconds.
   */
  current(): string | undefined {
    try {
      return realpathSync.native(this.link);
    } catch {
      return undefined;
    }
  }

  /**
   * The consultancy's data as the live site states them, its hours and reply time among them, so that what the server
   * promises is what the page says. The server's own where the site was composed without.
   */
  brand(): Promise<BrandData> {
    const root = this.current() ?? '';
    if (this.#read?.root !== root) this.#read = { root, brand: readBrand(root) };
    return this.#read.brand;
  }

  /** Throws a UserError when there is no site. */
  async check(): Promise<void> {
    const root = this.current();
    if (root === undefined || !(await isFile(join(root, 'index.html')))) {
      throw new UserError(`No composed site in ${this.link}; run \`pnpm start\` or \`pnpm build\`.`);
    }
  }
}

/** Whether there is a file (not a folder) at `path`. */
export async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

/**
 * The page that has taken the place of the one at `path`, which compose leaves in a file beside the redirect page;
 * undefined where the page has not moved.
 */
export async function movedTo(root: string, path: string): Promise<string | undefined> {
  return readFile(join(root, path, '.moved'), 'utf8').catch(() => undefined);
}

const readBrand = (root: string): Promise<BrandData> =>
  readFile(join(root, '.brand.json'), 'utf8').then(JSON.parse, () => brandData as BrandData);
