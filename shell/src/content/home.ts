import type { HomeContent } from '../schema/pages.ts';
import data from './home.json';

export default data as HomeContent;
