/** The guides' folders with their facts, in the menus' order. Only the build runs this module. */
import path from 'node:path';
import { readGuides } from '../../../vite/readGuides.ts';

export default await readGuides(path.join(import.meta.dirname, '../..'));
