import { Backpack, Person, Suitcase } from '../people/Person.tsx';
import { SkylineFrame } from '../SkylineFrame.tsx';
import { tone } from '../tone.ts';
import { lights } from './lights.ts';

/** Seoul: the tower on Namsan over hanok roofs, Gyeongbokgung's throne hall, Lotte Tower, the old south gate. */
export function KoreaSkyline() {
  return (
    <SkylineFrame sun={[524, 120, 42]} tones={lights.korea}>
      {/* The city, Namsan */}
      <path
        fill={tone.mid}
        d="M700 300V222H716V202H738V218H746V176L764 168V226H782V190H790V182H806V190H814V232H826V150L840 144V164H850V228H862V200H886V238H960V206H976V190H994V216H1008V240H1030V226H1052V250H1130V214H1152V236H1170V222H1190V252H1200V300zM120 300Q250 268 316 224 352 204 384 200L428 202Q470 210 510 240 560 276 640 300z"
      />
      <path
        stroke={tone.lit}
        strokeWidth="12"
        strokeDasharray="3 6"
        opacity=".45"
        d="M727 208V290M755 180V290M798 196V290M838 172V290M874 206V290M977 212V290M1041 232V290M1180 228V290"
      />
      {/* N Seoul Tower */}
      <path
        fill={tone.near}
        d="M405 70h2v22h1v14h2v14h3v6h4l1 4h9v5h3v10l-3 3v6h-6l-5 8h-5v36h12v8h-34v-8h12v-36h-5l-5-8h-6v-6l-3-3v-10h3v-5h9l1-4h4v-6h3v-14h2v-14h1z"
      />
      <path fill={tone.accent} d="M384 137h44v5h-44z" />
      <path stroke={tone.lit} strokeWidth="4" strokeDasharray="2 3" opacity=".6" d="M388 151h36" />
      {/* Lotte World Tower */}
      <path
        fill={tone.near}
        d="M900 300C904 210 912 130 926 74L929 70 930 92 932 92 933 74 936 80C948 140 954 214 956 300z"
      />
      <path
        fill="none"
        stroke={tone.lit}
        opacity=".55"
        d="M929 92Q914 200 912 300M932 92Q944 200 945 300M922 106h19M918 130h28M914 156h36M911 184h42M908 214h46M906 246h50"
      />
      {/* Gyeongbokgung: the throne hall on its terraces */}
      <path
        fill={tone.near}
        d="M526 173Q576 178 584 142H716Q724 178 774 173L764 181Q650 189 536 181zM492 227Q550 232 558 208H742Q750 232 808 227L798 235Q650 243 502 235z M568 180h164v30H568zM540 234h220v40H540zM498 274h304v6h-4v8h24v6h-4v8H482v-8h-4v-6h24v-8h-4z"
      />
      <path
        fill="none"
        stroke={tone.lit}
        strokeWidth="2.5"
        d="M526 173Q576 178 584 142H716Q724 178 774 173M492 227Q550 232 558 208H742Q750 232 808 227"
      />
      <g stroke={tone.lit}>
        <path strokeWidth="12" strokeDasharray="5 4" opacity=".6" d="M574 196H728" />
        <path strokeWidth="26" strokeDasharray="15 5" opacity=".6" d="M546 258H756" />
        <path
          strokeWidth="5"
          strokeDasharray="2 4"
          opacity=".7"
          d="M504 283H628M672 283H800M484 297H628M672 297H822"
        />
        <path strokeWidth="2" opacity=".7" d="M634 280h32M632 286h36M630 292h40M628 298h44" />
      </g>
      <path fill={tone.own} d="M540 243h220v3H540zM568 189h164v2H568zM640 196h20v12h-20z" />
      {/* Hanok lane */}
      <path fill={tone.white} opacity=".88" d="M16 268h108v32H16zM152 262h124v38H152zM278 272h80v28h-80z" />
      <path
        fill={tone.near}
        d="M-6 259Q16 264 24 246H116Q124 264 146 259L136 267Q70 275 4 267zM130 253Q152 258 160 236H268Q276 258 298 253L288 261Q214 269 140 261zM258 263Q276 268 284 252H352Q360 268 378 263L368 271Q318 279 268 271z M16 292h342v8H16z"
      />
      <path
        fill="none"
        stroke={tone.lit}
        strokeWidth="2.5"
        d="M-6 259Q16 264 24 246H116Q124 264 146 259M130 253Q152 258 160 236H268Q276 258 298 253M258 263Q276 268 284 252H352Q360 268 378 263"
      />
      <path
        fill="none"
        stroke={tone.near}
        strokeWidth="3"
        d="M17 268v28M52 270v26M88 270v26M123 268v28M154 262v34M194 266v30M234 266v30M274 262v34M280 272v24M318 276v20M356 272v24"
      />
      <path
        stroke={tone.near}
        strokeWidth="14"
        strokeDasharray="1.5 4"
        d="M57 283h28M199 280h32M284 286h30"
      />
      {/* Sungnyemun, the south gate */}
      <path
        fill={tone.near}
        fillRule="evenodd"
        d="M974 300L984 266H1168L1178 300zM1058 300h36v-12q0-14-18-14t-18 14z"
      />
      <path
        fill={tone.near}
        d="M1002 213Q1028 218 1036 196H1116Q1124 218 1150 213L1140 221Q1076 229 1012 221zM986 247Q1010 252 1018 238H1134Q1142 252 1166 247L1156 255Q1076 263 996 255z M1024 218h104v20h-104zM1012 252h128v16h-128z"
      />
      <path
        fill="none"
        stroke={tone.lit}
        strokeWidth="2.5"
        d="M1002 213Q1028 218 1036 196H1116Q1124 218 1150 213M986 247Q1010 252 1018 238H1134Q1142 252 1166 247"
      />
      <path
        stroke={tone.lit}
        strokeWidth="8"
        strokeDasharray="5 4"
        opacity=".6"
        d="M1028 232h96M1018 262h118"
      />
      <path fill={tone.near} d="M0 299h1200v21H0z" />
      <path
        stroke={tone.mid}
        strokeWidth="2"
        d="M30 308h90M190 313h80M340 308h90M480 313h60M600 308h100M880 313h60M1000 313h120"
      />
      {/* In front, at their own size */}
      <path fill={tone.own} opacity=".5" d="M0 313q600-12 1200 0v7H0z" />
      <Person x={436} y={319} look="warm" shirt="#F4E7CD" scale={1.05} hair="long" away>
        <Backpack colour="#2F7F7A" away />
      </Person>
      <Person x={858} y={319} look="deep" shirt="#3A74A6" scale={1.05} girth={1.1}>
        <Suitcase colour="#B23A3A" />
      </Person>
    </SkylineFrame>
  );
}
