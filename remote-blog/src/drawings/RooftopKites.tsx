import { CoverFrame } from './CoverFrame.tsx';
import { tones } from './coverTones.ts';

/** How each kite is placed, turned and sized, and the string that leads from it to the hand that holds it. */
const kites = [
  {
    at: 'translate(214 92) rotate(-14) scale(1.5)',
    string: 'M214 92C240 170 206 236 131 256',
    colors: [tones.marigold, tones.ember],
  },
  {
    at: 'translate(330 56) rotate(12)',
    string: 'M330 56C350 130 410 206 493 238',
    colors: [tones.paper, tones.marigold],
  },
  {
    at: 'translate(560 96) rotate(16) scale(.8)',
    string: 'M560 96C580 160 600 200 650 226',
    colors: [tones.ember, tones.glow],
  },
] as const;

/** A child with one arm out to the right, standing on the origin. */
function KiteFlyer({ at }: { at: string }) {
  return (
    <g transform={at} fill={tones.night}>
      <path d="M0 0l4-20a8 8 0 0 1 10-6l12-4 2 4-12 8 4 18h-5l-4-12L6 0z" />
      <circle cx="8" cy="-34" r="7" />
    </g>
  );
}

/** Kites rising at dusk from the rooftops of Kathmandu, before temple roofs and mountains. */
export function RooftopKites() {
  return (
    <CoverFrame>
      <path d="M0 0h640v360H0z" fill={tones.deep} />
      <path d="M0 92c120-40 260 20 380-6s180-26 260-8v282H0z" fill={tones.slope} />
      <path d="M0 158c110-30 240 14 360-6s200-20 280-2v210H0z" fill={tones.ridge} />
      <circle cx="452" cy="168" r="56" fill={tones.glow} />
      <path
        d="M0 232l52-40 30 20 48-66 26 26 22-22 58 72 40-20 50 40 44-44 40 30 38-50 28 26 24-16 66 60 38-18 36 30v100H0z"
        fill={tones.mist}
      />
      <path
        d="M130 146l26 26 22-22 58 72-16 4-18-22-16 10-18-26-14 12-16-18-14 14-22-11zM448 178l28 26 24-16 40 36-22-4-14-10-20 12-18-20-16 12-16-16-6 4z"
        fill={tones.paper}
      />
      <path d="M0 258c90-30 180-8 280-20s220-22 360 12v110H0z" fill={tones.haze} />
      <path
        d="M0 310h44v-14h12v14h14v-26h84v34h44v-26h60v30h150v-16h56v-40h90v26h30v-22h56v90H0z"
        fill={tones.night}
      />
      <path d="M316 250h44v14h-44zM324 216h28v14h-28z" fill={tones.ember} />
      <path
        d="M272 279l12 9h108l12-9Q374 276 366 260h-56Q302 276 272 279zM288 243l10 8h80l10-8Q364 240 357 228h-38Q312 240 288 243zM304 210l8 7h52l8-7Q346 206 340 190l-2-20-2 20Q330 206 304 210zM300 288h76v50h-76z"
        fill={tones.night}
      />
      {kites.map(({ at, string, colors }) => (
        <g key={at}>
          <path d={string} fill="none" stroke={tones.paper} opacity=".85" />
          <g transform={at}>
            <path d="M0-34 27 0 0 34-27 0z" fill={colors[0]} />
            <path d="M0-34 27 0H-27z" fill={colors[1]} />
            <path d="M0 34l-9 14h18z" fill={colors[0]} />
          </g>
        </g>
      ))}
      <KiteFlyer at="translate(104 284)" />
      <KiteFlyer at="translate(520 266) scale(-1 1)" />
      <path
        d="M86 300h10v14H86zM122 300h10v14h-10zM216 316h10v14h-10zM331 306h14v22h-14zM308 300h9v12h-9zM359 300h9v12h-9zM422 318h10v14h-10zM478 284h10v14h-10zM516 284h10v14h-10zM516 312h10v14h-10zM604 294h10v14h-10zM24 326h10v14H24z"
        fill={tones.marigold}
      />
    </CoverFrame>
  );
}
