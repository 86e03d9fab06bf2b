/** Draws the icons for phones' home screens from the shell's `src/favicon.svg`. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** `full` icons reach every edge, because the phone cuts its own shape out of them. */
const icons = [
  { name: 'icon-192', size: 192, full: false },
  { name: 'icon-512', size: 512, full: false },
  { name: 'icon-maskable', size: 512, full: true },
  { name: 'icon-touch', size: 180, full: true },
] as const;

/** Writes them into `dist/browser/assets`. */
export async function drawIcons(root: string, dist: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  const favicon = await readFile(path.join(root, 'src/favicon.svg'), 'utf8');
  const assets = path.join(dist, 'browser/assets');
  await mkdir(assets, { recursive: true });
  for (const { name, size, full } of icons) {
    const svg = full ? favicon.replace(/ rx="[^"]*"(?= fill)/, '') : favicon;
    const png = await sharp(Buffer.from(svg), { density: 72 * (size / 32) })
      .resize(size)
      .png({ palette: true })
      .toBuffer();
    const hash = createHash('sha256').update(png).digest('hex').slice(0, 8);
    await writeFile(path.join(assets, `${name}-${hash}.png`), png);
  }
}
