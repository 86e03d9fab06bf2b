/** Each country's first years, by which the hub answers at once. The build calculates them. */
export { firstYears as default } from '../../../guides/content/firstYearFigures.ts';
