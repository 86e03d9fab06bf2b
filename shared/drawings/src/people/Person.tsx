import { skyline } from '@sayapatri/design/palette';
import type { ReactNode } from 'react';

/** Skin and hair, seen from afar. */
export const looks = {
  warm: ['#B9784A', '#22160E'],
  brown: ['#9C6238', '#1B130C'],
  deep: ['#8E5A34', '#1B130C'],
  fair: ['#D19A6E', '#3A2418'],
  elder: ['#B57B50', '#B9BCC2'],
} as const;

export interface PersonProps {
  /** Where the feet stand. */
  x: number;
  y: number;
  look: keyof typeof looks;
  shirt: string;
  legs?: string;
  scale?: number;
  /** Hair that falls to the shoulders, or is tied into a bun. */
  hair?: 'long' | 'bun';
  /** A skirt to the shoes instead of trousers. */
  skirt?: boolean;
  /** The body's width: 1 for most people, up to 1.3. */
  girth?: number;
  /** Seen from behind. */
  away?: boolean;
  /** What the person carries or wears, drawn over the shirt. */
  children?: ReactNode;
}

/** A person of 92 units, feet at (0, 0). */
export function Person(props: PersonProps) {
  const { x, y, look, shirt, hair, skirt, away, girth = 1, scale = 1, children } = props;
  const { legs = skyline.light.near } = props;
  const [skin, dark] = looks[look];
  return (
    <g data-day="" transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}>
      {hair === 'long' ? <path fill={dark} d="M-12-82q0-12 12-12t12 12l2 22h-28z" /> : null}
      {hair === 'bun' ? <path fill={dark} d="M-6-92a6 6 0 1 1 12 0z" /> : null}
      <g transform={girth === 1 ? undefined : `scale(${girth} 1)`}>
        <path fill={legs} d={skirt ? 'M-10-44h20l6 41h-32z' : 'M-10-42h20l2 40h-9l-3-30-3 30h-9z'} />
        <path fill="#1C2733" d="M-13-4h12v4h-12zM1-4h12v4H1z" />
        <path fill={shirt} d="M-9-66q9-4 18 0 7 3 8 12l1 14h-36l1-14q1-9 8-12z" />
        <path fill="#000" opacity=".1" d="M3-67q4 0 6 1 7 3 8 12l1 14H7z" />
        <path fill={skin} d="M-18-41h6l1 8q-4 3-7 0zM12-41h6v8q-3 3-7 0z" />
      </g>
      <path fill={skin} d="M-4-72h8v8q-4 4-8 0z" />
      <circle cy="-79" r="10" fill={skin} />
      {away ? (
        <path fill={dark} d="M-11-78q-1-14 11-14t11 14q-1 8-11 8t-11-8z" />
      ) : (
        <>
          <path fill={dark} d="M-11-79q-1-13 11-13t11 13q-4-7-11-7t-11 7z" />
          <path fill="#2A2430" d="M-5-79a1.3 1.3 0 1 1 0 .1zM2.5-79a1.3 1.3 0 1 1 0 .1z" />
          <path fill="none" stroke="#7A2F2C" strokeWidth="1.3" strokeLinecap="round" d="M-3-74q3 2.5 6 0" />
        </>
      )}
      {children}
    </g>
  );
}

/** A student's mother in a red kurta with a shawl, who comes along to offices and airports. */
export function Mother(props: Pick<PersonProps, 'x' | 'y' | 'scale'>) {
  return (
    <Person {...props} look="elder" shirt="#B23A3A" legs="#7A2F2C" hair="bun" skirt girth={1.08}>
      <path fill="#F5C75A" d="M-9-66q2 14 14 26h6L-4-64z" />
    </Person>
  );
}

/** Straps and body of a backpack; on a person seen from behind it covers the back. */
export function Backpack({ colour, away }: { colour: string; away?: boolean }) {
  return away ? (
    <>
      <path fill={colour} d="M-11-64q11-6 22 0 3 2 3 8v20q0 4-4 4h-20q-4 0-4-4v-20q0-6 3-8z" />
      <path fill="#000" opacity=".16" d="M-8-50H8v14H-8zM-14-44h28v2h-28z" />
    </>
  ) : (
    <path fill="none" stroke={colour} strokeWidth="4" strokeLinecap="round" d="M-8-64v22M8-64v22" />
  );
}

/** A suitcase on wheels, its handle at the hand of whoever stands at (0, 0). */
export function Suitcase({ colour }: { colour: string }) {
  return (
    <>
      <path fill="none" stroke="#1C2733" strokeWidth="2" d="M17-36h12v8h-12z" />
      <path fill={colour} d="M14-30h20q2 0 2 2v24q0 2-2 2H14q-2 0-2-2v-24q0-2 2-2z" />
      <path fill="#000" opacity=".18" d="M18-30h3v28h-3zM27-30h3v28h-3z" />
    </>
  );
}
