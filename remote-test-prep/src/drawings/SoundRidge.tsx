import { skyline } from '@sayapatri/design/palette';
import { SkylineFrame, tone } from '@sayapatri/drawings';
import { Person } from '@sayapatri/drawings/people/Person.tsx';

/** Heights of a sound wave, left to right; together they look like a mountain range, low behind the listener. */
const sound = [
  26, 44, 30, 62, 80, 58, 34, 70, 96, 64, 62, 58, 132, 104, 72, 90, 54, 82, 98, 126, 92, 148, 174, 138, 204,
  160, 122, 182, 98, 130, 84, 110, 68, 42, 76, 100, 66, 92, 58, 28,
];

/** At night the wave is lighter than the mountains behind it. */
const lit = { own: [skyline.light.mid, '#44678A'] } as const;

const gap = 30;
const summit = sound.indexOf(Math.max(...sound));

const bar = (height: number, index: number) => `M${index * gap + 15} 240v-${height}`;

/** A student listens and another speaks; the sound wave behind them has the shape of a mountain ridge. Decorative. */
export function SoundRidge() {
  const ridge = sound.map(bar).filter((_, index) => index !== summit);
  return (
    <SkylineFrame sun={[884, 112, 42]} tones={lit}>
      <g fill="none" strokeLinecap="round" strokeWidth="12" transform="translate(0 58)">
        <path stroke={tone.own} d={ridge.join('')} />
        <path stroke={tone.accent} d={bar(sound[summit] ?? 0, summit)} />
      </g>
      <path fill={tone.near} d="M0 296h1200v24H0z" />
      <Person x={330} y={298} look="warm" shirt="#B5483A" legs="#4A5F7D" hair="long" scale={1.35}>
        <path fill="none" stroke="#1C2733" strokeWidth="3" d="M-11-80q0-14 11-14t11 14" />
        <path fill="#1C2733" d="M-14-83h5v10h-5zM9-83h5v10H9z" />
      </Person>
      <Person x={612} y={298} look="brown" shirt="#2F7F7A" legs="#5B4636" scale={1.35}>
        <path fill="#FBF7EF" d="M12-52h16v22H12z" />
        <path stroke="#5C8FB8" strokeWidth="2" d="M15-47h10M15-42h10M15-37h7" />
      </Person>
      <Person
        x={676}
        y={298}
        look="elder"
        shirt="#7A4A78"
        legs="#5A3358"
        hair="bun"
        scale={1.35}
        skirt
        girth={1.15}
      />
      <path
        fill={tone.white}
        d="M492 156h74q10 0 10 10v26q0 10-10 10h-6l4 16-20-16h-52q-10 0-10-10v-26q0-10 10-10z"
      />
      <path stroke={tone.near} strokeWidth="5" strokeLinecap="round" d="M498 172h62M498 186h40" />
    </SkylineFrame>
  );
}
