/** Materials and skies by name. */

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
export const skies = {
  clear: ['#bcd8ea', '#fbf0d8', '#bcd0df', '#9dbacb', '#93b58c'],
  gold: ['#cfdfe6', '#fde2ae', '#d3cfc4', '#b5b6ab', '#a3ad78'],
  rose: ['#c9d6e8', '#fbdcc8', '#c9c9d8', '#a7afc4', '#92a98d'],
  sea: ['#b4dbe8', '#f6f3dd', '#b2d3dd', '#8dbcc9', '#86b394'],
  cool: ['#c5d5e2', '#f1ece1', '#bfcbd6', '#a0b2c0', '#8fa88f'],
  snow: ['#bfd3e4', '#f7eee6', '#d5e1ea', '#b5c8d6', '#dfe9ee'],
} as const;

export type Sky = keyof typeof skies;
