import type { AboutContent } from '../schema/pages.ts';
import data from './about.json';

export default data as AboutContent;
