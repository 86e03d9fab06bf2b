/** Photographs as the office uploads them: checked, turned upright, made smaller, and without what the camera noted. */
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '@sayapatri/hosting/userError';
import sharp, { type Metadata } from 'sharp';
import { photosFolder, pictureId } from './photoNames.ts';
import { replaceFile } from './replaceFile.ts';

/** An upload as Decap sends it; `content` is Base64. */
export interface Upload {
  path: string;
  content: string;
}

/** A photograph as Decap shows it. */
export interface Photo {
  id: string;
  name: string;
  path: string;
  content: string;
  encoding: 'base64';
}

const megabyte = 1_000_000;
const largest = 20 * megabyte;
/** Wider ones give no sharper pages: the build makes 1440 pixels at most (docs/pictures.md). */
const width = 2_000;
const mostPixels = 100_000_000;
const none: Partial<Metadata> = {};

/**
 * The photograph as it is kept, a JPEG at most 2,000 pixels wide without metadata, and its file from the repository's
 * root. Rejects with a UserError where it is too large, or no photograph.
 */
export async function preparedPhoto(upload: Upload, packages: readonly string[]) {
  const name = path.posix.basename(upload.path);
  const folder = packages
    .map(photosFolder)
    .find((one) => path.posix.dirname(upload.path).replace(/^\//, '') === one);
  if (folder === undefined || !pictureId(name))
    throw new UserError(`The photo can’t be saved as ${upload.path}: rename it.`);
  const content = Buffer.from(upload.content, 'base64');
  if (content.length > largest)
    throw new UserError(
      `The photo ${name} has ${Math.ceil(content.length / megabyte)} MB: choose one of at most 20 MB.`,
    );
  // Of a photo that is too large, only the size is read.
  const image = sharp(content.length > 0 ? content : Buffer.alloc(1), { limitInputPixels: false });
  const { format, compression, width: across = 0, height = 0 } = await image.metadata().catch(() => none);
  if (!['jpeg', 'png', 'webp', 'heif'].includes(format ?? '') || compression === 'hevc')
    throw new UserError(
      `The photo ${name} is not a JPEG, PNG, WebP or AVIF: save it as one of them. An iPhone takes JPEGs with Settings, Camera, Formats, Most Compatible.`,
    );
  if (across * height > mostPixels)
    throw new UserError(`The photo ${name} has more than 100 million pixels: choose a smaller one.`);
  const kept = await image
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 88 })
    .toBuffer()
    .catch(() => {
      throw new UserError(`The photo ${name} is damaged: choose another one.`);
    });
  return { file: `${folder}/${pictureId(name)}.jpg`, content: kept };
}

/** Saves a prepared photograph in place of the one with the same id. */
export async function savePhoto(
  root: string,
  { file, content }: { file: string; content: Buffer },
): Promise<Photo> {
  await replaceFile(path.join(root, file), content);
  const folder = path.posix.dirname(file);
  const others = (await readdir(path.join(root, folder))).filter(
    (name) =>
      pictureId(name) === pictureId(file) && name !== path.posix.basename(file) && !name.startsWith('.'),
  );
  for (const name of others) await rm(path.join(root, folder, name));
  return photoOf(file, content);
}

/** The photographs of a package's folder. */
export async function listPhotos(root: string, folder: string): Promise<Photo[]> {
  const names = await readdir(path.join(root, folder)).catch(() => []);
  const photos = names.filter((name) => !name.startsWith('.')).sort();
  return Promise.all(
    photos.map(async (name) => photoOf(`${folder}/${name}`, await readFile(path.join(root, folder, name)))),
  );
}

/** One photograph; a plain tile stands for a picture that is drawn, whose drawing only a build makes. */
export async function readPhoto(root: string, file: string): Promise<Photo> {
  const content = await readFile(path.join(root, file)).catch(() => tile());
  return photoOf(file, content);
}

const tile = () =>
  sharp({ create: { width: 160, height: 160, channels: 3, background: '#e7d9c3' } })
    .png()
    .toBuffer();

const photoOf = (file: string, content: Buffer): Photo => ({
  id: file,
  name: path.posix.basename(file),
  path: file,
  content: content.toString('base64'),
  encoding: 'base64',
});
