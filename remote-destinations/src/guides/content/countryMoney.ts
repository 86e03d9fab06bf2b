/** The dataset `countryMoney`: what a family pays and shows in each country, in rupees. */
export { default } from 'virtual:country-money';
