import { Backpack, Person, Suitcase } from '../people/Person.tsx';
import { SkylineFrame } from '../SkylineFrame.tsx';
import { tone } from '../tone.ts';
import { lights } from './lights.ts';

/** Europe side by side: windmill and canal houses, Brandenburg Gate, Eiffel Tower, Colosseum, Cologne Cathedral. */
export function EuropeSkyline() {
  return (
    <SkylineFrame sun={[470, 126, 42]} tones={lights.europe}>
      {/* Canal houses, Cologne Cathedral */}
      <path
        fill={tone.mid}
        d="M0 300V232H6V222H12V212H18V206H28V212H34V222H40V232H44V246L58 222H62L76 246V240Q80 228 88 226 90 214 96 214T104 226Q112 228 116 240V250L132 224 148 250V236H154V226H160V216H170V226H176V236H182V300zM996 300V236L1006 226V212L1012 198 1018 212V164L1024 154 1036 90 1037 84 1038 90 1050 154 1056 164V208L1064 196 1072 208V164L1078 154 1090 90 1091 84 1092 90 1104 154 1110 164V220L1128 212 1146 220V252H1152L1166 230 1180 252V242H1184V232H1190V222H1200V300z"
      />
      <g fill="none" stroke={tone.lit} opacity=".55">
        <path
          strokeWidth="24"
          strokeDasharray="7 12"
          d="M23 238V292M60 254V292M96 244V292M132 254V292M165 240V292"
        />
        <path
          strokeWidth="2"
          d="M1030 296v-60q0-10 7-14 7 4 7 14v60M1084 296v-60q0-10 7-14 7 4 7 14v60M1037 168v40M1091 168v40M1028 154h18M1082 154h18"
        />
      </g>
      {/* Brandenburg Gate with its quadriga */}
      <path
        fill={tone.near}
        fillRule="evenodd"
        d="M232 300V216H226V202H252V196H262V186H282V180H324V172H356V180H398V186H418V196H428V202H454V216H448V300zM248 300h26v-78h-26zM286 300h26v-78h-26zM324 300h32v-78h-32zM368 300h26v-78h-26zM406 300h26v-78h-26zM186 300V244H182L209 230 236 244V300zM194 300h8v-44h-8zM210 300h8v-44h-8zM444 300V244L471 230 498 244H494V300zM462 300h8v-44h-8zM478 300h8v-44h-8z"
      />
      <path
        fill={tone.near}
        d="M322 173l2-11-4-4 3-7 6 1 2 7v14zM332 173l1-12-3-5 4-6 6 3v20zM358 173l-2-11 4-4-3-7-6 1-2 7v14zM348 173l-1-12 3-5-4-6-6 3v20zM335 154q-4-8-2-14l4 5v-5a3 3 0 016 0v5l4-5q2 6-2 14zM346 132h2v20h-2zM343 132h8v-4h-8z"
      />
      <path stroke={tone.lit} opacity=".5" d="M232 209H448M262 191H418" />
      {/* Eiffel Tower */}
      <path
        fill={tone.near}
        fillRule="evenodd"
        d="M516 300C533 272 543 252 549 232H545V226H552C562 208 568 192 571 180H568V174H573C582 140 587 110 588 86H585V82H589V76L590 66 591 76V82H595V86H592C593 110 598 140 607 174H612V180H609C612 192 618 208 628 226H635V232H631C637 252 647 272 664 300H638C632 270 614 254 590 254S548 270 542 300zM567 226H613C607 210 604 196 602 180H578C576 196 573 210 567 226zM584 168h12l-6-38z"
      />
      <path
        fill="none"
        stroke={tone.lit}
        opacity=".5"
        d="M526 292l18-14M544 260l24-6M552 240l22 8 16-8 16 8 22-8M654 292l-18-14M636 260l-24-6M556 221l14-10M624 221l-14-10M578 164l4-14M602 164l-4-14M583 140l4-12M597 140l-4-12M550 229h80M572 177h36"
      />
      <path fill={tone.accent} d="M586 83h8v3h-8z" />
      {/* Colosseum: its arches are round-capped strokes, their feet covered by the cornices */}
      <path
        fill={tone.near}
        d="M722 300V196Q730 186 760 181T838 176L846 186 858 188 864 202 880 206 886 222 900 224Q950 226 978 242V300z"
      />
      <g fill="none" stroke={tone.lit} strokeLinecap="round">
        <path
          strokeWidth="4"
          d="M734 300v-19M744 300v-19M956 300v-19M966 300v-19M734 269v-15M744 269v-15M956 269v-15M966 269v-15M734 242v-14M744 240v-14"
        />
        <path
          strokeWidth="7"
          d="M757 300v-19M774 300v-19M926 300v-19M943 300v-19M757 268v-15M774 267v-15M926 267v-15M943 268v-15M757 238v-14M774 236v-14"
        />
        <path
          strokeWidth="11"
          d="M794 300v-20M815 300v-20M838 300v-20M862 300v-20M885 300v-20M906 300v-20M794 267v-16M815 266v-16M838 266v-16M862 266v-16M885 266v-16M906 267v-16M794 235v-15M815 234v-15M838 234v-15M862 234v-15"
        />
      </g>
      <g fill="none" stroke={tone.near}>
        <path strokeWidth="9" d="M724 275Q850 266 976 275M724 247Q850 231 976 247" />
        <path
          stroke={tone.lit}
          opacity=".6"
          d="M724 275Q850 266 976 275M724 247Q850 231 976 247M724 216Q790 202 876 206"
        />
      </g>
      {/* Windmill */}
      <g transform="translate(-40 0)">
        <path fill={tone.near} d="M94 300l8-84h-4l4-12q12-14 24 0l4 12h-4l8 84z" />
        <path
          fill="none"
          stroke={tone.near}
          strokeWidth="2.5"
          d="M66 160L162 256M162 160L66 256M72 154l34 34-8 8-34-34zM168 168l-34 34-8-8 34-34zM60 248l34-34 8 8-34 34zM156 262l-34-34 8-8 34 34z"
        />
        <path fill={tone.accent} d="M110 300v-14q0-6 4-6t4 6v14zM110 250h8v10h-8z" />
      </g>
      <path fill={tone.near} d="M0 298h1200v22H0z" />
      <path
        stroke={tone.mid}
        strokeWidth="2"
        d="M30 307h80M226 307h100M380 313h70M480 307h110M760 307h120M990 313h80"
      />
      {/* In front, at their own size */}
      <path fill={tone.own} opacity=".5" d="M0 313q600-12 1200 0v7H0z" />
      <Person x={676} y={319} look="fair" shirt="#1D4A7A" scale={1.05} away>
        <Backpack colour="#F3A51C" away />
      </Person>
      <Person x={498} y={319} look="warm" shirt="#B23A3A" scale={1.05} hair="long" skirt>
        <Suitcase colour="#46525F" />
      </Person>
    </SkylineFrame>
  );
}
