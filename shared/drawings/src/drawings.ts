/**
 * What all drawings have in common. The build renders them into files (docs/decisions/0098); their code is never
 * shipped.
 */
export type { Drawing, Drawings } from './picture.ts';
export { Ridge } from './Ridge.tsx';
export { SkylineFrame, type SkylineFrameProps } from './SkylineFrame.tsx';
export { Sun } from './Sun.tsx';
export { type OwnTones, ownStyle, tone } from './tone.ts';
