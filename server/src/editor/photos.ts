/** Checks photographs that the office uploads, turns them upright, makes them smaller and removes their metadata. */
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '@sayapatri/hosting/userError';
import sharp, { type Metadata } from 'sharp';
import type { ContentFiles } from './contentFiles.ts';
import { textsIn } from './faults.ts';
import { refuseLinks } from './links.ts';
import { photosAddress, photosFolder, pictureId } from './photoNames.ts';
import { replaceFile } from './replaceFile.ts';

/** An upload as Decap sends it; `content` is Base64. */
interface Upload {
  path: string;
  content: string;
}

const megabyte = 1_000_000;
const largest = 20 * megabyte;
/** A wider photo gives no sharper pages: the build makes at most 1440 pixels (docs/pictures.md). */
const width = 2_000;
const mostPixels = 100_000_000;
const none: Partial<Metadata> = {};

/** A photograph as it is kept, and its file from the repository's root. */
export interface PreparedPhoto {
  file: string;
  content: Buffer;
}

/**
 * Makes the upload a JPEG of at most 2,000 pixels' width without metadata. Rejects with a UserError where it is too large,
 * or no photograph.
 */
export async function preparedPhoto(upload: Upload, content: ContentFiles): Promise<PreparedPhoto> {
  const place = upload.path.replace(/^\//, '');
  const name = path.posix.basename(place);
  if (!content.isPhoto(place) || !pictureId(name))
    throw new UserError(`The photo can’t be saved as ${upload.path}: rename it.`);
  const bytes = Buffer.from(upload.content, 'base64');
  if (bytes.length > largest)
    throw new UserError(
      `The photo ${name} has ${Math.ceil(bytes.length / megabyte)} MB: choose one of at most 20 MB.`,
    );
  // Without sharp's own limit, the size of a photo that is too large can be read.
  const image = sharp(bytes.length > 0 ? bytes : Buffer.alloc(1), { limitInputPixels: false });
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
  const file = `${path.posix.dirname(place)}/${pictureId(name)}.jpg`;
  await refuseLinks(content.root, file);
  return { file, content: kept };
}

/** Saves a prepared photograph in place of the one with the same id. */
export async function savePhoto(root: string, { file, content }: PreparedPhoto) {
  await replaceFile(path.join(root, file), content);
  const folder = path.posix.dirname(file);
  const others = (await readdir(path.join(root, folder))).filter(
    (name) =>
      pictureId(name) === pictureId(file) && name !== path.posix.basename(file) && !name.startsWith('.'),
  );
  for (const name of others) await rm(path.join(root, folder, name));
  return photoOf(file, content);
}

/** The photographs of a package's folder. Rejects with a UserError for any other folder, or where it is a link. */
export async function listPhotos(content: ContentFiles, folder: string) {
  const place = await photosIn(content, folder);
  const names = await readdir(path.join(content.root, place)).catch(() => []);
  const photos = names.filter((name) => !name.startsWith('.')).sort();
  return Promise.all(
    photos.map(async (name) =>
      photoOf(`${place}/${name}`, await readFile(path.join(content.root, place, name))),
    ),
  );
}

/** One photograph, or a plain tile in place of a picture that only a build draws. */
export async function readPhoto(content: ContentFiles, file: string) {
  const { dir, base } = path.posix.parse(file);
  const place = `${await photosIn(content, dir)}/${base}`;
  return photoOf(place, await readFile(path.join(content.root, place)).catch(() => tile()));
}

async function photosIn(content: ContentFiles, folder: string): Promise<string> {
  const place = folder.replace(/^\//, '');
  if (!content.isPhoto(`${place}/any`)) throw new UserError(`There are no photos in ${folder}.`);
  await refuseLinks(content.root, place);
  return place;
}

/** Deletes a photograph. Rejects with a UserError where an entry shows it. */
export async function deletePhoto(content: ContentFiles, photo: string): Promise<void> {
  await refuseIfShown(content, photo);
  await rm(path.join(content.root, photo), { force: true });
}

/** Rejects with a UserError that names the entries which show a photograph. */
export async function refuseIfShown(content: ContentFiles, photo: string): Promise<void> {
  await refuseLinks(content.root, photo);
  const owners = content.collections.filter((one) => photosFolder(one.package) === path.posix.dirname(photo));
  const address = `${photosAddress(owners[0]?.package ?? '')}/${path.posix.basename(photo)}`;
  const files = (await Promise.all(owners.map((one) => content.list(one)))).flat();
  const entries = await Promise.all(files.map(async (file) => ({ file, values: await content.read(file) })));
  const showing = entries.filter(({ values }) => textsIn(values).some(({ text }) => text === address));
  if (showing.length === 0) return;
  const words = showing.map(({ file, values }) => content.wordsOf(file, values));
  throw new UserError(`This photo is shown by ${words.join(', ')}: choose another one there first.`);
}

const tile = () =>
  sharp({ create: { width: 160, height: 160, channels: 3, background: '#e7d9c3' } })
    .jpeg()
    .toBuffer();

/** A photograph as Decap shows it. */
const photoOf = (file: string, content: Buffer) => ({
  id: file,
  name: path.posix.basename(file),
  path: file,
  content: content.toString('base64'),
  encoding: 'base64',
});
