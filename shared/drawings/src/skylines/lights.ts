import type { OwnTones } from '../tone.ts';

/** The light of each country and what is typical of it, by day and at night. */
export const lights = {
  /** A blue afternoon over the harbour, red sandstone in front. */
  australia: {
    far: ['#BFDDE6', '#21505F'],
    mid: ['#78A9B8', '#173F4E'],
    near: ['#125066', '#081D27'],
    glow: ['#FFE7BC', '#3C7F8F'],
    own: ['#D98A52', '#6B3F2A'],
  },
  /** Sunset over the Hudson, and copper gone green. */
  usa: {
    far: ['#DBD3E4', '#353D63'],
    mid: ['#98A0C6', '#232E52'],
    near: ['#26396B', '#0C142B'],
    glow: ['#FFD9BF', '#6E5B86'],
    own: ['#4F9080', '#2A5A54'],
  },
  /** A mild grey morning, red buses. */
  uk: {
    far: ['#D5DCDC', '#2F5573'],
    mid: ['#93A5AE', '#1A364D'],
    near: ['#34495C', '#0C1B2A'],
    glow: ['#F6E7D2', '#4E7FA6'],
    own: ['#C4392F', '#8A2D2A'],
  },
  /** Clear cold air over pines, the red of maples. */
  canada: {
    far: ['#CFE1EA', '#244B63'],
    mid: ['#86AABF', '#183648'],
    near: ['#1C4662', '#091B29'],
    glow: ['#FCE7D6', '#43758F'],
    own: ['#C5402F', '#8C2F28'],
    leaf: ['#2C5F4C', '#0D2A24'],
  },
  /** Green hills after rain. */
  'new-zealand': {
    far: ['#CDE3DC', '#245049'],
    mid: ['#82AFA1', '#183E38'],
    near: ['#1D5650', '#081F1D'],
    glow: ['#FBF0CC', '#418072'],
    own: ['#E0B04A', '#7F6229'],
  },
  /** Late gold on old stone. */
  europe: {
    far: ['#E6D9C8', '#4A4253'],
    mid: ['#B79F8F', '#332E42'],
    near: ['#5B4150', '#150F1C'],
    glow: ['#FFE3B0', '#7D6479'],
    own: ['#C77B4B', '#6E4430'],
  },
  /** Cherry blossom at dawn, vermilion gates. */
  japan: {
    far: ['#EBD5DC', '#483E60'],
    mid: ['#A79BBB', '#302C4D'],
    near: ['#443C6B', '#12102A'],
    glow: ['#FFE3DC', '#7C6190'],
    own: ['#D4492F', '#9A3829'],
  },
  /** Evening blue, and the green of painted eaves. */
  korea: {
    far: ['#CFD9EC', '#2F4270'],
    mid: ['#8B9CC4', '#202F58'],
    near: ['#28407A', '#0B1430'],
    glow: ['#FDE3D2', '#5A6BA3'],
    own: ['#3B9480', '#256055'],
  },
} satisfies Record<string, OwnTones>;
