import { skyline } from '@sayapatri/design/palette';
import type { Sky } from './materials.ts';
import { type Tone, type Tones, tones } from './tones.ts';

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Mixes `share` of `towards` into `colour`, both as #rrggbb. */
function mix(colour: string, towards: string, share: number): string {
  const other = channels(towards);
  const mixed = channels(colour).map((channel, index) =>
    Math.round(channel * (1 - share) + (other[index] ?? 0) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const night = '#15263d';

/** Tones that are not simply darkened: windows are lit, the sun is low, the sky stays warm near the horizon. */
export const lit: Partial<Tones> = {
  window: '#ffc765',
  sun: '#ffd98a',
  glow: '#e8a869',
  accent: skyline.dark.accent,
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
