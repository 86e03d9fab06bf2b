import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '@sayapatri/hosting/userError';

/**
 * Rejects with a UserError that names each symbolic link on the way to a file or a folder of `root`, or below it: a link's
 * target is no content of the site, so nothing is read, written or deleted through a link.
 */
export async function refuseLinks(root: string, file: string): Promise<void> {
  const parts = file.split('/');
  const way = parts.map((_part, index) => path.join(root, ...parts.slice(0, index + 1)));
  const links = [];
  for (const place of way) {
    const found = await lstat(place).catch(() => undefined);
    if (found?.isSymbolicLink()) links.push(place);
    if (!found?.isDirectory()) break;
  }
  if (links.length === 0) {
    const below = await readdir(path.join(root, file), { withFileTypes: true, recursive: true }).catch(
      () => [],
    );
    links.push(
      ...below.filter((one) => one.isSymbolicLink()).map((one) => path.join(one.parentPath, one.name)),
    );
  }
  if (links.length > 0)
    throw new UserError(
      links
        .map((link) => path.relative(root, link).replaceAll(path.sep, '/'))
        .map(
          (link) =>
            `${link} only points to another place, so it is left alone: put the file or folder itself there.`,
        )
        .join('\n'),
    );
}
