/** The dataset `serviceFigures`: each guide's figures for each service. */
export { default } from 'virtual:service-figures';
