/** A module of the tools' own: the bundler puts one that guides use too beside the tools' frame, which guides would load. */
export { Counsellor } from '@sayapatri/drawings/people/Counsellor.tsx';
