import { Backpack, Person } from '../people/Person.tsx';
import { SkylineFrame } from '../SkylineFrame.tsx';
import { tone } from '../tone.ts';
import { lights } from './lights.ts';

/** Sydney: the Harbour Bridge, the city with its golden tower, the Opera House on its point. */
export function AustraliaSkyline() {
  return (
    <SkylineFrame sun={[610, 120, 42]} tones={lights.australia}>
      {/* The city */}
      <path
        fill={tone.mid}
        d="M590 296V226h22v-20h26v12h10v-46l14-8v-10h4v10l14 8v30h16v-48h30v-14h4v14h6v40h12v-22l26-10v52h10v-62h8v-12h20v12h8v40h12v-58l18-12 18 12v46h14v-26h30v-16h8v-20h4v36h14v34h10v-28h22v-20h4v20h6v40h18v-20h28v-12l20 8v40h16v-20h24v26h20v-14h22v24h34v90zM0 296v-40h20v-14h22v20h14v-34h24v28h16v-16h20v30h30v26z"
      />
      <path
        stroke={tone.lit}
        strokeWidth="12"
        strokeDasharray="3 6"
        opacity=".45"
        d="M664 176V286M711 160V286M755 176V286M799 140V286M845 140V286M893 152V286M1016 190V286M1088 190V286"
      />
      {/* Sydney Tower */}
      <path fill={tone.near} d="M966 76h2v20h4l2 8h-2v182h-10V104h-2l2-8h4z" />
      <path fill={tone.accent} d="M955 108h24l3 8-3 8-4 10h-16l-4-10-3-8z" />
      {/* Harbour Bridge */}
      <g fill="none" stroke={tone.near}>
        <path strokeWidth="5" d="M160 194Q360 26 560 194M160 258Q360 10 560 258" />
        <path
          strokeWidth="1.5"
          d="M185 174V229M210 157V204M235 143V182M260 131V165M285 122V151M310 115V142M335 111V136M360 110V134M385 111V136M410 115V142M435 122V151M460 131V165M485 143V182M510 157V204M535 174V229M160 258L185 174 210 204 235 143 260 165 285 122 310 142 335 111 360 134 385 111 410 142 435 122 460 165 485 143 510 204 535 174 560 258M210 204V240M235 182V240M260 165V240M285 151V240M310 142V240M335 136V240M360 134V240M385 136V240M410 142V240M435 151V240M460 165V240M485 182V240M510 204V240"
        />
        <path strokeWidth="7" d="M30 243H660" />
        <path strokeWidth="5" d="M60 246v50M96 246v50M604 246v50M634 246v50" />
      </g>
      <path
        fill={tone.near}
        d="M122 296l6-110h-3v-8h13v-4h12v4h13v8h-3l8 110zM552 296l8-110h-3v-8h13v-4h12v4h13v8h-3l6 110zM360 110V84h1v26zM362 85h16v10h-16z"
      />
      {/* Opera House: far hall, near hall, podium */}
      <g fill={tone.near}>
        <path
          fill={tone.white}
          d="M818 226C845 231 874 255 882 286H836C834 261 828 243 818 226zM848 190C887 198 929 236 940 286H874C871 246 862 217 848 190zM978 234C956 238 932 259 926 286H962C964 264 969 249 978 234z"
        />
        <path
          opacity=".82"
          d="M818 226C828 243 834 261 836 286H855C853 262 840 239 818 226zM848 190C862 217 871 246 874 286H902C900 248 880 211 848 190z"
        />
        <path
          fill={tone.white}
          d="M650 244C678 247 708 264 716 286H668C666 268 660 256 650 244zM682 206C721 212 765 244 776 286H706C704 252 695 228 682 206zM722 160C776 170 835 220 850 286H752C749 233 738 195 722 160zM884 222C860 227 833 253 826 286H866C868 259 874 240 884 222z"
        />
        <path
          opacity=".82"
          d="M650 244C660 256 666 268 668 286H688C686 269 673 253 650 244zM682 206C695 228 704 252 706 286H735C733 254 714 224 682 206zM722 160C738 195 749 233 752 286H793C791 236 765 188 722 160z"
        />
      </g>
      {/* Harbour, ferry */}
      <path fill={tone.near} d="M296 286h10v-8h8v-8h14v-8h12v8h26v8h12v8h14l-10 12h-78z" />
      <path fill={tone.accent} d="M316 280h56v3h-56zM328 272h34v3h-34z" />
      <path fill={tone.near} d="M0 296h620l14-10h356l14 10h196v24H0z" />
      <path stroke={tone.mid} strokeWidth="2" d="M40 304h70M262 305h120M540 306h50M740 312h90M1010 313h80" />
      {/* In front, at their own size */}
      <path fill={tone.own} opacity=".5" d="M0 313q600-12 1200 0v7H0z" />
      <Person x={470} y={319} look="warm" shirt="#F2C14E" scale={1.05} hair="long" away>
        <Backpack colour="#B5483A" away />
      </Person>
      <Person x={512} y={319} look="deep" shirt="#FBF7EF" scale={1.05} away girth={1.1}>
        <Backpack colour="#2F7F7A" away />
      </Person>
    </SkylineFrame>
  );
}
