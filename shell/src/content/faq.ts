import type { FaqContent } from '../schema/pages.ts';
import data from './faq.json';

export default data as FaqContent;
