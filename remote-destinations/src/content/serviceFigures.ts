/** The dataset `serviceFigures`: what each guide says on the subject of a service, for the services' pages. */
export { default } from 'virtual:service-figures';
