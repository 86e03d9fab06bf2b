import type { TrustContent } from '../schema/pages.ts';
import data from './trust.json';

export default data as TrustContent;
