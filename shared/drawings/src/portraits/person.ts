/** What a person in a portrait looks like, chosen by hand for each (people.ts). */
export const skins = {
  light: ['#ecbb94', '#d99c73'],
  warm: ['#dca377', '#c2855a'],
  brown: ['#c68a5e', '#a96f47'],
  deep: ['#a96f49', '#8b5837'],
} as const;

export const hairColours = {
  black: ['#23242e', '#3b3d4c'],
  brown: ['#3b2a24', '#574036'],
  greying: ['#5c6069', '#8d9199'],
  grey: ['#a9adb3', '#cdd0d4'],
} as const;

/** Cloth: its colour, its shade and a matching colour. */
export const cloths = {
  navy: ['#1d4a7a', '#12355c', '#f3a51c'],
  marigold: ['#f3a51c', '#d9850e', '#a3322f'],
  crimson: ['#b23a3a', '#8f2a2f', '#f5c75a'],
  teal: ['#2f7f7a', '#21625f', '#f5d28c'],
  plum: ['#7a4a78', '#5f385e', '#f0c05a'],
  sky: ['#7fb0d6', '#5c8fb8', '#fffdf8'],
  sage: ['#83a06b', '#658253', '#fdf4e0'],
  cream: ['#f4e7cd', '#dcc8a2', '#b23a3a'],
  charcoal: ['#46525f', '#333d48', '#d1603d'],
  rose: ['#dd8a86', '#c06a6a', '#fdf4e0'],
} as const;

export type HairStyle =
  | 'short'
  | 'sidePart'
  | 'curly'
  | 'receding'
  | 'crop'
  | 'bun'
  | 'long'
  | 'bob'
  | 'braid'
  | 'ponytail'
  | 'wavy';
export type Dress = 'coat' | 'daura' | 'kurta' | 'sari' | 'shawl' | 'shirt' | 'sweater' | 'hoodie';

/** The arms: palms joined, arms folded, one hand raised, or both hands holding an object. */
export type Pose = 'greeting' | 'crossed' | 'waving' | 'book' | 'folder' | 'tablet' | 'letter';

export interface Person {
  /** Describes the portrait; the person's name is beside it. */
  alt: string;
  skin: keyof typeof skins;
  hair: HairStyle;
  hairColour: keyof typeof hairColours;
  dress: Dress;
  cloth: keyof typeof cloths;
  /** Width of the jaw: 0.9 narrow to 1.1 broad. */
  jaw?: number;
  /** Width of the body: 0.9 slight to 1.1 broad. */
  girth?: number;
  pose: Pose;
  /** `laughing` closes the eyes. */
  smile?: 'soft' | 'broad' | 'laughing';
  glasses?: boolean;
  beard?: 'moustache' | 'full';
  topi?: boolean;
  tika?: boolean;
  earrings?: boolean;
  /** Lines of age. */
  lined?: boolean;
  /** What is behind the person. */
  ground?: 'sun' | 'sky' | 'leaf';
}
