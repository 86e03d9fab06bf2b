/** The dataset `firstYears`: what a first year costs in each country at each level, for pages that answer it themselves. */
export { default } from 'virtual:first-years';
