import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseSize } from './registry.ts';
import type { StoredRelease } from './releases.ts';

export async function releaseSize({ folder, release }: StoredRelease): Promise<ReleaseSize> {
  const files = Object.keys(release.files).filter((file) => file.startsWith('browser/'));
  const bytes = files.reduce((sum, file) => sum + (release.files[file]?.size ?? 0), 0);
  return { files: files.length, bytes, brotli: await compressedSize(folder, files) };
}

/** Bytes of the files compressed with brotli; a file without a compressed variant, such as a font, counts as it is. */
export async function compressedSize(folder: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map((file) => {
      const whole = path.join(folder, file);
      return stat(`${whole}.br`)
        .catch(() => stat(whole))
        .then(({ size }) => size);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
