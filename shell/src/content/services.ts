import type { ServicesContent } from '../schema/pages.ts';
import data from './services.json';

export default data as ServicesContent;
