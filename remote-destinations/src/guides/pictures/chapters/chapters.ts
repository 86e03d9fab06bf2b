import { picturesOf } from '@sayapatri/pictures/picture.ts';

const files = import.meta.glob<string>('./*.svg', { eager: true, import: 'default' });

/** The picture of each chapter of a guide, by the chapter's id. */
export default picturesOf(files, { width: 280, height: 200 });
