/** The tones of a campus: materials by name, skies by name, and what each becomes after dusk. */

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

const pair = (light: string, shade: string) => [light, shade] as const;
export const walls = {
  sandstone: pair('#eccb94', '#cf9f63'),
  limestone: pair('#f3e6cb', '#d8c09a'),
  white: pair('#fbf7ee', '#d9dde0'),
  granite: pair('#d9d3c8', '#b1aca5'),
  bluestone: pair('#8c98a8', '#667488'),
  brick: pair('#c96a4c', '#a04a35'),
  rose: pair('#d98b6c', '#b4654b'),
  brown: pair('#b98c67', '#91694b'),
  concrete: pair('#e3ddd0', '#bdb5a6'),
  glass: pair('#a9cfe3', '#7aabc9'),
  teal: pair('#8fbdb8', '#5f9490'),
  ochre: pair('#f0b765', '#d08f3d'),
  blush: pair('#f1c3a4', '#d49a78'),
  cream: pair('#fbeecb', '#e2c995'),
  timber: pair('#c9935a', '#9d6d3d'),
} as const;
export const roofs = {
  slate: pair('#56708b', '#3f5670'),
  terracotta: pair('#cf6b42', '#a84f2f'),
  copper: pair('#7fb3a0', '#5b8f7d'),
  lead: pair('#8ba0b3', '#6a8095'),
  tile: pair('#47586b', '#333f50'),
  rust: pair('#9c4a35', '#7a3526'),
  pale: pair('#e9e2d4', '#c9c0b0'),
  gold: pair('#f0b23c', '#cf8a1c'),
  grass: pair('#93b866', '#6f9850'),
} as const;
const triple = (leaf: string, shade: string, light: string) => [leaf, shade, light] as const;
export const leaves = {
  green: triple('#6f9f58', '#4a7a45', '#9cc070'),
  olive: triple('#87a06a', '#62804f', '#b0c088'),
  deep: triple('#3f7a5c', '#2a5a47', '#6aa078'),
  spring: triple('#93b866', '#6a9650', '#bdd487'),
  maple: triple('#dd6b2f', '#b54a22', '#f2994a'),
  red: triple('#c94f3d', '#9c342c', '#e57a5a'),
  gold: triple('#f0b83c', '#cf8f1f', '#fbd772'),
  cherry: triple('#f3bcc4', '#dc93a3', '#fde0e1'),
  jacaranda: triple('#a58bc9', '#7f66aa', '#c8b4e2'),
  snow: triple('#5b8a80', '#3f6b68', '#f4f8fa'),
} as const;
export type Wall = keyof typeof walls;
export type Roof = keyof typeof roofs;
export type Leaf = keyof typeof leaves;

/** Skies: top, foot, far hills, middle hills, near hills. */
const skies = {
  clear: ['#bcd8ea', '#fbf0d8', '#bcd0df', '#9dbacb', '#93b58c'],
  gold: ['#cfdfe6', '#fde2ae', '#d3cfc4', '#b5b6ab', '#a3ad78'],
  rose: ['#c9d6e8', '#fbdcc8', '#c9c9d8', '#a7afc4', '#92a98d'],
  sea: ['#b4dbe8', '#f6f3dd', '#b2d3dd', '#8dbcc9', '#86b394'],
  cool: ['#c5d5e2', '#f1ece1', '#bfcbd6', '#a0b2c0', '#8fa88f'],
  snow: ['#bfd3e4', '#f7eee6', '#d5e1ea', '#b5c8d6', '#dfe9ee'],
} as const;
export type Sky = keyof typeof skies;

export interface Colours {
  sky: Sky;
  walls: Wall;
  roof: Roof;
  /** The second building's, where it differs. */
  walls2?: Wall;
  roof2?: Roof;
  leaf: Leaf;
  /** The tree in bloom or in autumn colours. */
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
    sun: '#f6a81c',
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
    ink: '#12406b',
    accent: '#f6a81c',
    ember: '#d1603d',
    white: '#fffdf8',
    skin: '#a9714b',
  };
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
/** `share` of `towards` in `colour`, both as #rrggbb. */
function mix(colour: string, towards: string, share: number): string {
  const other = channels(towards);
  const mixed = channels(colour).map((channel, index) =>
    Math.round(channel * (1 - share) + (other[index] ?? 0) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const night = '#15263d';
/** Tones that don't simply darken: windows are lit, the sun is low, the sky keeps a warm foot. */
const lit: Partial<Tones> = {
  window: '#ffc765',
  sun: '#ffd98a',
  glow: '#e8a869',
  accent: '#ffbe4d',
  skyTop: '#14263c',
  ink: '#0b1a2b',
  cloud: '#5d748c',
};
const skyFeet: Record<Sky, string> = {
  clear: '#55708c',
  gold: '#7a6066',
  rose: '#6f5f7c',
  sea: '#4a7186',
  cool: '#566b82',
  snow: '#5b7693',
};
const darkening = (tone: Tone): number => {
  if (tone === 'far') return 0.66;
  if (tone === 'middle') return 0.7;
  if (tone === 'near') return 0.68;
  if (tone === 'pane') return 0.45;
  if (/^(leaf|bloom|lawn|trunk)/.test(tone)) return 0.55;
  if (/^(water|ripple|path)/.test(tone)) return 0.58;
  return 0.46;
};

/** The same scene after dusk, for visitors whose scheme is dark. */
export function duskTones(light: Tones, sky: Sky): Tones {
  const dusk = tones.map((tone) => {
    const colour =
      tone === 'skyFoot' ? skyFeet[sky] : (lit[tone] ?? mix(light[tone], night, darkening(tone)));
    return [tone, colour] as const;
  });
  return Object.fromEntries(dusk) as Tones;
}
