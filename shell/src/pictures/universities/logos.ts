import { picturesOf } from '@sayapatri/pictures/picture.ts';

const files = import.meta.glob<string>('./*.svg', { eager: true, import: 'default' });

/** The universities' names as pictures, by the `image` of their content. */
export default picturesOf(files, { width: 150, height: 60 });
