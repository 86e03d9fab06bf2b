import type { UniversitiesContent } from '../schema/pages.ts';
import data from './universities.json';

export default data as UniversitiesContent;
