import { type Picture, picturesOf } from '@sayapatri/pictures/picture.ts';
import texts from './texts.json';

const files = import.meta.glob<string>('./*.svg', { eager: true, import: 'default' });

/** The picture of each of the hub's large doors, by the name in `hub.json`. */
const pictures: Readonly<Record<string, Picture>> = picturesOf(files, { width: 400, height: 200 }, texts);

export default pictures;
