import { picturesOf } from '../picture.ts';
import texts from './texts.json';

const files = import.meta.glob<string>('./*.svg', { eager: true, import: 'default' });

/** The countries' skylines, by the country's part of its guide's path, e.g. `new-zealand` of `/study-in-new-zealand`. */
export default picturesOf(files, { width: 1200, height: 320 }, texts);
