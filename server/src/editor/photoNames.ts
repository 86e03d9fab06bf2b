/** How photographs are named: by the id of the picture whose place they take (docs/pictures.md). */
import path from 'node:path';

/** The address of a package's saved photographs. */
export const photosAddress = (name: string) => `/photos/${name}`;

/** The folder that a form writes before a newly chosen photo's name. With a slash in front, Decap would ask the server for the photo. */
export const chosenFolder = (name: string) => `photos/${name}`;

/** The folder of a package's photographs, from the repository's root. */
export const photosFolder = (name: string) => `${name}/src/content/photos`;

/** Words as the end of an address: small letters, digits and hyphens. */
export const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The picture's id for the name of a file, such as `img-2041` for `/photos/shell/IMG_2041.jpg`. */
export const pictureId = (file: string): string => slugOf(path.posix.parse(file).name);
