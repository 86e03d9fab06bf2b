import { skyline } from '@sayapatri/design/palette';
/** The tones of a campus, with their colours by day. */
import { type Leaf, leaves, type Roof, roofs, type Sky, skies, type Wall, walls } from './materials.ts';

export const tones = [
  'skyTop',
  'skyFoot',
  'sun',
  'glow',
  'cloud',
  'far',
  'middle',
  'near',
  'wall',
  'shade',
  'trim',
  'roof',
  'roofShade',
  'wall2',
  'shade2',
  'roof2',
  'roof2Shade',
  'window',
  'pane',
  'lawn',
  'lawnShade',
  'path',
  'leaf',
  'leafShade',
  'leafLight',
  'bloom',
  'bloomShade',
  'bloomLight',
  'trunk',
  'bark',
  'water',
  'ripple',
  'ink',
  'accent',
  'ember',
  'white',
  'skin',
] as const;

export type Tone = (typeof tones)[number];

export type Tones = Record<Tone, string>;

export interface Colours {
  sky: Sky;
  walls: Wall;
  roof: Roof;
  /** The second building's tones, if they differ. */
  walls2?: Wall;
  roof2?: Roof;
  leaf: Leaf;
  /** The tree in blossom or in autumn colours. */
  bloom?: Leaf;
  snowy?: boolean;
}

export function lightTones(colours: Colours): Tones {
  const {
    sky,
    walls: first,
    roof,
    walls2 = first,
    roof2 = roof,
    leaf,
    bloom = leaf,
    snowy = false,
  } = colours;
  const [skyTop, skyFoot, far, middle, near] = skies[sky];
  const [wall, shade] = walls[first];
  const [wall2, shade2] = walls[walls2];
  const [roofTone, roofShade] = roofs[roof];
  const [roof2Tone, roof2Shade] = roofs[roof2];
  const [leafTone, leafShade, leafLight] = leaves[leaf];
  const [bloomTone, bloomShade, bloomLight] = leaves[bloom];
  return {
    skyTop,
    skyFoot,
    far,
    middle,
    near,
    sun: skyline.light.accent,
    glow: '#ffe7a6',
    cloud: '#ffffff',
    wall,
    shade,
    trim: '#fdf4e0',
    roof: roofTone,
    roofShade,
    wall2,
    shade2,
    roof2: roof2Tone,
    roof2Shade,
    window: '#3d5f80',
    pane: '#56789a',
    lawn: snowy ? '#eef3f5' : '#a9c877',
    lawnShade: snowy ? '#cfdde6' : '#7fa65b',
    path: snowy ? '#fbfcfc' : '#f3e2bd',
    leaf: leafTone,
    leafShade,
    leafLight,
    bloom: bloomTone,
    bloomShade,
    bloomLight,
    trunk: '#6b4a38',
    bark: '#d9cbb5',
    water: '#8fbfd6',
    ripple: '#e3f1f4',
    ink: skyline.light.near,
    accent: skyline.light.accent,
    ember: '#d1603d',
    white: '#fffdf8',
    skin: '#a9714b',
  };
}
