import { rm } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '@sayapatri/hosting/userError';
import type { ContentFiles } from './contentFiles.ts';
import { textsIn } from './faults.ts';
import { refuseLinks } from './links.ts';
import { photosAddress, photosFolder } from './photoNames.ts';

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
