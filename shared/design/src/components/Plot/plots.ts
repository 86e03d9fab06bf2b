/** The entry point of the plots: each package that draws plots bundles them. They share `styled` of `@sayapatri/design`. */
export { Gantt } from './Gantt.tsx';
export { RangeBars } from './RangeBars.tsx';
