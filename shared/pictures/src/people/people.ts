import { picturesOf } from '../picture.ts';
import texts from './texts.json';

const files = import.meta.glob<string>('./*.svg', { eager: true, import: 'default' });

/** Portraits of the sample staff and students by the `image` of their content. */
export default picturesOf(files, { width: 200, height: 200 }, texts);
