/** A module of the tools' own. If guides shared it, the bundler would make guides load the tools' frame with it. */
export { Counsellor } from '@sayapatri/drawings/people/Counsellor.tsx';
