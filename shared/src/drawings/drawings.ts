/** What the drawings have in common: drawn into files at build time (docs/decisions/0013), never shipped as code. */
export { Ridge } from './Ridge.tsx';
export { SkylineFrame, type SkylineFrameProps } from './SkylineFrame.tsx';
export { tone } from './tone.ts';
