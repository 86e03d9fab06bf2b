/** The entry point of the plots: each package that draws plots bundles them. They share `styled` of `@sayapatri/design`. */
export { type BarPair, BarPairs, type BarPairsProps } from '../BarPairs/BarPairs.tsx';
export { Gantt, type GanttBar, type GanttProps } from './Gantt.tsx';
export { PlotFigure, type PlotFigureProps } from './PlotFigure.tsx';
export { type RangeBar, RangeBars, type RangeBarsProps } from './RangeBars.tsx';
export { StackedBars, type StackedBarsProps, type StackPart } from './StackedBars.tsx';
