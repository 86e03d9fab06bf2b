import { realpathSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@sayapatri/contract/userError';

/**
 * The link to the composed site. Another process may point it at a new site at any moment, so it is resolved for each
 * request, and everything in one answer comes from that one folder.
 */
export class SiteFolder {
  link: string;

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
