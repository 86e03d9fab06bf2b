import { Sun } from '../Sun.tsx';
import { tone } from '../tone.ts';
import { Backpack, Person } from './Person.tsx';

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A counsellor at her desk with a student and his mother, under a window with the Himalaya. 360 x 280. */
export function Counsellor() {
  return (
    <svg viewBox="0 0 360 280" aria-hidden="true">
      <path fill={tone.glow} d="M40 280V140Q40 10 180 10t140 130v140z" />
      <Sun at={[226, 84, 26]} />
      <path fill={tone.mid} d="M40 180l44-44 20 16 34-76 48 74 28-8 36-30 70 62v30H40z" />
      <path fill={tone.white} d="M138 76l-10 22 8-3 5 10 5-8 5-1zM84 136l-12 12 10-1 5 7 8-9z" />
      <path fill={tone.near} d="M40 172h280v54H40z" />
      <path {...line} stroke={tone.white} strokeWidth="5" d="M180 12v160M42 118h276" />
      <Person x={88} y={292} look="fair" shirt="#7A4A78" hair="bun" scale={1.75}>
        <path fill="#F5C75A" d="M-9-66q9 12 18 0l-2 7q-7 8-14 0z" />
        <path {...line} stroke="#1C2733" strokeWidth="1.2" d="M-8-80h6v5h-6zM2-80h6v5H2zM-2-78h4" />
      </Person>
      <Person x={206} y={290} look="warm" shirt="#F3A51C" scale={1.7}>
        <Backpack colour="#B5483A" />
      </Person>
      <Person x={264} y={292} look="elder" shirt="#B23A3A" scale={1.6} hair="bun" girth={1.15}>
        <path fill="#F5C75A" d="M-9-66q2 14 14 26h6L-4-64z" />
      </Person>
      <g data-day="">
        <path fill="#8A5A32" d="M8 222h344v18H8z" />
        <path fill="#6B431F" d="M22 239h316v41H22z" />
        <path fill="#FBF7EF" d="M150 206l62-4 6 16-64 4z" />
        <path {...line} stroke="#7F9DB9" strokeWidth="2" d="M160 209l40-2M161 214l44-3" />
        <path fill="#2C4258" d="M44 190h52l6 30H40z" />
        <g transform="translate(14)">
          <path fill="#C43D2F" d="M306 200h24l-4 22h-16z" />
          <path fill="#2E8055" d="M318 200q-16-10-12-26 10 4 12 18 2-18 14-20 2 18-14 28z" />
          <path fill="#F3A51C" d="M300 170a9 9 0 1 1 .1 0zM328 164a10 10 0 1 1 .1 0z" />
        </g>
      </g>
    </svg>
  );
}
