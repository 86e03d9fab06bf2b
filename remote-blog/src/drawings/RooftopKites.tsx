import { Person } from '@sayapatri/drawings/people/Person.tsx';
import { CoverFrame } from './CoverFrame.tsx';
import { tones } from './coverTones.ts';
import { Sun } from './Sun.tsx';

/** How each kite is placed, turned and sized, and its colours. */
const kites = [
  { at: 'translate(236 84)rotate(-14)scale(1.4)', colors: [tones.marigold, tones.ember] },
  { at: 'translate(356 52)rotate(12)', colors: [tones.paper, tones.marigold] },
  { at: 'translate(566 92)rotate(16)scale(.8)', colors: [tones.ember, tones.glow] },
] as const;

/** From each kite to the hand that holds it. */
const strings =
  'M236 84C256 150 236 200 206 240M356 52C364 130 430 200 482 240M566 92C586 150 606 180 650 206';

const wood = '#6b3a26';
const roof = '#8c4a34';
const brick = '#a8573f';
const shade = '#7f4030';

/** Two friends fly kites at dusk from a roof in Kathmandu, before a temple and mountains. */
export function RooftopKites() {
  return (
    <CoverFrame>
      <path d="M0 0h640v360H0z" fill={tones.deep} />
      <path d="M0 92c120-40 260 20 380-6s180-26 260-8v282H0z" fill={tones.slope} />
      <path d="M0 158c110-30 240 14 360-6s200-20 280-2v210H0z" fill={tones.ridge} />
      <Sun x={474} y={112} radius={40} colour={tones.glow} />
      <path
        d="M0 232l52-40 30 20 48-66 26 26 22-22 58 72 40-20 50 40 44-44 40 30 38-50 28 26 24-16 66 60 38-18 36 30v100H0z"
        fill={tones.mist}
      />
      <path
        d="M130 146l26 26 22-22 58 72-16 4-18-22-16 10-18-26-14 12-16-18-14 14-22-11zM448 178l28 26 24-16 40 36-22-4-14-10-20 12-18-20-16 12-16-16-6 4z"
        fill={tones.paper}
      />
      <path d="M0 258c90-30 180-8 280-20s220-22 360 12v110H0z" fill={tones.haze} />
      <g data-day="">
        <path
          d="M0 276h70v-14h56v84H0zM232 290h60v60h-60zM560 262h80v90h-80zM390 284h62v60h-62z"
          fill={brick}
        />
        <path d="M126 280h60v70h-60zM452 270h70v80h-70zM186 294h46v50h-46z" fill="#c98a5e" />
        <path d="M64 258h66v6H64zM452 264h70v6h-70zM556 256h84v6h-84z" fill={shade} />
        <path d="M312 214h40v30h-40zM304 250h56v30h-56zM296 286h72v64h-72z" fill={brick} />
        <path
          d="M302 214Q326 206 330 186h4Q338 206 362 214l6 8H296zM290 252Q308 246 314 232h36q6 14 24 20l8 8H282zM278 288q20-6 26-20h56q6 14 26 20l10 10H268z"
          fill={roof}
        />
        <path d="M296 222h72v3h-72zM282 260h100v3H282zM268 298h128v4H268z" fill={wood} />
      </g>
      <path d="M332 168l4 18h-8z" fill={tones.marigold} />
      <path
        d="M18 286h12v16H18zM44 286h12v16H44zM140 292h12v14h-12zM246 302h10v14h-10zM326 262h12v12h-12zM326 226h12v12h-12zM404 296h12v16h-12zM466 284h12v16h-12zM492 284h12v16h-12zM578 278h12v16h-12zM606 278h12v16h-12z"
        fill={tones.glow}
      />
      <path d={strings} fill="none" stroke={tones.paper} />
      {kites.map(({ at, colors }) => (
        <g key={at} transform={at}>
          <path d="M0-34 27 0 0 34-27 0z" fill={colors[0]} />
          <path d="M0-34 27 0H-27z" fill={colors[1]} />
          <path d="M0 34l-9 14h18z" fill={colors[0]} />
        </g>
      ))}
      <Person x={160} y={396} look="warm" shirt="#B5483A" hair="long" scale={1.6}>
        <path d="M9-64q10-6 15-28l6 2q-1 26-13 38z" fill="#B5483A" />
        <path d="M24-92q1-7 5-6t1 8z" fill="#B9784A" />
      </Person>
      <Person x={528} y={396} look="brown" shirt="#FBF7EF" scale={1.6}>
        <path d="M-9-64q-10-6-15-28l-6 2q1 26 13 38z" fill="#FBF7EF" />
        <path d="M-24-92q-1-7-5-6t-1 8z" fill="#9C6238" />
      </Person>
      <g data-day="">
        <path d="M0 318h640v42H0z" fill={brick} />
        <path d="M0 312h640v10H0z" fill="#d9a57c" />
        <path d="M0 331h640M0 350h640" stroke={shade} strokeWidth="16" strokeDasharray="2 38" />
        <path d="M300 290h40l-6 22h-28z" fill={roof} />
        <path d="M320 264a18 18 0 1 1-.1 0z" fill="#2e8055" />
      </g>
      <path
        d="M306 268a7 7 0 1 1 .1 0zM322 258a9 9 0 1 1 .1 0zM337 270a7 7 0 1 1 .1 0z"
        fill={tones.marigold}
      />
    </CoverFrame>
  );
}
