import { Backpack, Person, Suitcase } from '../people/Person.tsx';
import { SkylineFrame } from '../SkylineFrame.tsx';
import { tone } from '../tone.ts';
import { lights } from './lights.ts';

const buttress = 'v-12l2-6 2 6v12h12';

/** London along the Thames: the Eye, Westminster under its clock tower, Tower Bridge before the Shard. */
export function UkSkyline() {
  return (
    <SkylineFrame sun={[692, 124, 42]} tones={lights.uk}>
      {/* The City: the Shard, the Gherkin, St Paul's */}
      <path
        fill={tone.mid}
        d="M0 300V252H26V236H52V258H84V228H116V250H150V262H190V300zM636 300V240H656V222H684V246H700V210H724V300zM800 300V196H824V230L846 84L850 70L853 86L856 80L880 232V206H902V300zM978 300V214H1000V236H1014C1012 180 1022 132 1036 122 1050 132 1060 180 1058 236H1070V254H1084V232H1100V212H1106C1106 186 1118 176 1128 172V160H1130V150H1132V160H1134V172C1144 176 1156 186 1156 212H1162V232H1178V254H1200V300z"
      />
      <path
        fill="none"
        stroke={tone.lit}
        strokeWidth="1.5"
        opacity=".6"
        d="M850 84L842 296M852 96L862 296M1017 196L1046 134M1014 230L1054 152M1026 236L1058 184M1055 196L1026 134M1058 230L1018 152M1046 236L1014 184M1106 214h50M1112 232v-16M1122 232v-16M1131 232v-16M1140 232v-16M1150 232v-16M1131 174v34M1120 208q0-22 8-32M1142 208q0-22-8-32"
      />
      {/* The London Eye */}
      <g fill="none" stroke={tone.mid}>
        <path
          strokeWidth="1"
          d="M354 186L170 186M351 210L173 162M342 232L182 140M327 251L197 121M308 266L216 106M286 275L238 97M262 278L262 94M238 275L286 97M216 266L308 106M197 251L327 121M182 232L342 140M173 210L351 162"
        />
        <circle cx="262" cy="186" r="92" strokeWidth="4" />
        <circle cx="262" cy="186" r="84" strokeWidth="1.5" />
        <circle cx="262" cy="186" r="98" strokeWidth="7" strokeDasharray="8 11.24" />
        <path strokeWidth="6" d="M262 186L220 298M262 186L304 298" />
        <g stroke={tone.lit} opacity=".6">
          <circle cx="262" cy="186" r="88" />
          <circle cx="262" cy="186" r="98" strokeWidth="4" strokeDasharray="4 15.24" strokeDashoffset="-2" />
        </g>
      </g>
      <circle cx="262" cy="186" r="9" fill={tone.near} />
      {/* Westminster */}
      <path
        fill={tone.near}
        d={`M332 300V284H422V190H418V150H422V138H420L430 112H432V102H430L439 78V70H441V78L450 102H448V112L450 112 460 138H458V150H462V190H458V234h8${buttress}${buttress}${buttress}V234h6l7-48 7 48h8${buttress}${buttress}${buttress}H600V176h-3v-16l3-9 3 9v6h34v-6l3-9 3 9v16h-3V300z`}
      />
      <circle cx="440" cy="169" r="14" fill={tone.accent} />
      <path fill="none" stroke={tone.near} strokeWidth="2" d="M440 159v10l7 5" />
      <path fill={tone.near} d="M618 140h22v11h-20v16h-2z" />
      <g stroke={tone.lit} opacity=".6">
        <path strokeWidth="30" strokeDasharray="2 5" d="M464 262H596" />
        <path strokeWidth="70" strokeDasharray="2 6" d="M427 236H456" />
        <path strokeWidth="8" strokeDasharray="2 4" d="M425 144H456M434 107h13" />
        <path strokeWidth="40" strokeDasharray="2 7" d="M608 206H634M608 262H634" />
        <path d="M422 195h36M464 240h134M464 282h134M432 136l7-22M448 136l-7-22" />
      </g>
      {/* Tower Bridge, a bus */}
      <path
        fill={tone.near}
        fillRule="evenodd"
        d="M744 300V170h-2v-10l4-16 4 16v-8l6-4 13-46 1-8 1 8 13 46 6 4v8l4-16 4 16v10h-2v130zM759 256h22v-28q-2-10-11-16-9 6-11 16zM904 300V170h-2v-10l4-16 4 16v-8l6-4 13-46 1-8 1 8 13 46 6 4v8l4-16 4 16v10h-2v130zM919 256h22v-28q-2-10-11-16-9 6-11 16zM660 300V214l3-8h18l3 8v86zM1016 300V214l3-8h18l3 8v42h50l44 44z"
      />
      <g fill="none" stroke={tone.near}>
        <path strokeWidth="8" d="M620 260H1040" />
        <path strokeWidth="4" d="M796 172H904M796 186H904M684 218Q724 262 746 176M1016 218Q976 262 954 176" />
        <path
          strokeWidth="1.5"
          d="M796 186l12-14 12 14 12-14 12 14 12-14 12 14 12-14 12 14 12-14M694 232v28M704 238v22M714 238v22M724 230v30M734 212v48M1006 232v28M996 238v22M986 238v22M976 230v30M966 212v48"
        />
      </g>
      <path
        stroke={tone.lit}
        strokeWidth="8"
        strokeDasharray="3 5"
        opacity=".6"
        d="M752 166h38M752 192h38M912 166h38M912 192h38"
      />
      <path fill={tone.own} d="M830 234q0-4 4-4h38q4 0 4 4v20h-46z" />
      <path stroke={tone.near} strokeWidth="5" strokeDasharray="5 2" d="M834 236h38M834 245h38" />
      <path fill={tone.near} d="M0 298h1200v22H0z" />
      <path stroke={tone.mid} strokeWidth="2" d="M30 306h80M226 306h100M480 306h110M760 307h80M990 307h60" />
      {/* In front, at their own size */}
      <path fill={tone.own} opacity=".5" d="M0 313q600-12 1200 0v7H0z" />
      <Person x={548} y={319} look="deep" shirt="#7A4A78" scale={1.05} away>
        <Backpack colour="#F3A51C" away />
      </Person>
      <Person x={590} y={319} look="warm" shirt="#2F7F7A" scale={1.05} hair="long" skirt>
        <Suitcase colour="#B23A3A" />
      </Person>
    </SkylineFrame>
  );
}
