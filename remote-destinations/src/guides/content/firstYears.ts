/** The dataset `firstYears`: the costs of a first year by country and level. */
export { default } from 'virtual:first-years';
