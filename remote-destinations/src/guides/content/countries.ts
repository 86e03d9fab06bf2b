/** The countries of the guides, in the menus' order, Europe's one by one. The build calculates them. */
import { countriesOf } from './countriesOf.ts';
import folders from './guideFolders.ts';

export default countriesOf(folders);
