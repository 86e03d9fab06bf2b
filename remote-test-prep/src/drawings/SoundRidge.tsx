import { tone } from '@sayapatri/drawings';

/** Heights of a sound wave, left to right; together they look like a mountain range. */
const sound = [
  26, 44, 30, 62, 80, 58, 34, 70, 96, 64, 112, 88, 132, 104, 72, 90, 54, 82, 98, 126, 92, 148, 174, 138, 204,
  160, 122, 182, 98, 130, 84, 110, 68, 42, 76, 100, 66, 92, 58, 28,
];

const gap = 30;
const summit = sound.indexOf(Math.max(...sound));

const bar = (height: number, index: number) => `M${index * gap + 15} 240v-${height}`;

/** A sound wave of spoken English in the shape of a mountain ridge. Decorative. */
export function SoundRidge() {
  const ridge = sound.map(bar).filter((_, index) => index !== summit);
  return (
    <svg viewBox="0 0 1200 240" aria-hidden="true" fill="none" strokeLinecap="round">
      <path
        fill={tone.far}
        d="M0 240V176l70-34 46 22 92-70 58 46 40-20 96 52 88-62 52 30 120-106 84 78 46-26 92 66 70-40 76 48 90-58 80 50v88z"
      />
      <path stroke={tone.near} strokeWidth="12" d={ridge.join('')} />
      <path stroke={tone.accent} strokeWidth="12" d={bar(sound[summit] ?? 0, summit)} />
    </svg>
  );
}
