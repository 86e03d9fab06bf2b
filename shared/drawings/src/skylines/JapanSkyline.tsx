import { Backpack, Person } from '../people/Person.tsx';
import { SkylineFrame } from '../SkylineFrame.tsx';
import { tone } from '../tone.ts';
import { lights } from './lights.ts';

/** Fuji over a pagoda, a gate in the water, Tokyo Tower and the Skytree, and a white castle. */
export function JapanSkyline() {
  return (
    <SkylineFrame sun={[652, 124, 50]} tones={lights.japan}>
      {/* Fuji */}
      <path
        fill={tone.mid}
        d="M60 300Q330 232 440 96L452 90 462 94 474 88 486 93 500 90 512 98Q620 232 900 300z"
      />
      <path
        fill={tone.white}
        opacity=".8"
        d="M440 96L452 90 462 94 474 88 486 93 500 90 512 98Q532 122 560 150L544 146 532 160 518 144 508 168 494 146 482 176 468 146 456 164 444 144 430 160 418 144 394 148Q420 122 440 96z"
      />
      <path
        fill={tone.near}
        opacity=".2"
        d="M500 90L512 98Q620 232 900 300H640Q560 250 532 190L540 170 516 140z"
      />
      {/* Tokyo */}
      <path
        fill={tone.mid}
        d="M690 300V252H708V228H730V246H744V206H766V236H778V216H796V190H820V226H836V178H860V214H874V236H890V200H910V250H918L925 158H920V150H925L926 134H923V128H927L929 76H931L933 128H937V134H934L935 150H940V158H935L942 250H952V222H974V246H990V262H1010V300zM0 300V262H24V244H48V258H70V236H96V260H120V270H150V300z"
      />
      <path
        stroke={tone.lit}
        strokeWidth="12"
        strokeDasharray="3 6"
        opacity=".45"
        d="M719 236V296M755 214V296M808 198V296M848 186V296M900 208V296M963 230V296M36 252V296M83 244V296"
      />
      {/* Tokyo Tower */}
      <path
        fill={tone.near}
        fillRule="evenodd"
        d="M752 300Q778 250 785 208H780V196H787Q793 160 795 130H792V122H796L798 98 799 70H801L802 98 804 122H808V130H805Q807 160 813 196H820V208H815Q822 250 848 300H832Q824 272 800 272T768 300zM793 196H807L800 144zM791 212L782 250H818L809 212z"
      />
      <path
        fill="none"
        stroke={tone.near}
        strokeWidth="2"
        d="M786 250L808 214M814 250L792 214M794 194L803 172M806 194L797 172"
      />
      <path fill={tone.own} d="M781 199h38v4h-38zM793 124h14v3h-14z" />
      {/* Pagoda */}
      <path
        fill={tone.near}
        d="M214 137Q241 139 245 124H255Q259 139 286 137L278 145H222zM234 145h32V160h-32zM210 167Q229 169 233 160H267Q271 169 290 167L282 175H218zM232 175h36V191h-36zM206 198Q227 200 231 191H269Q273 200 294 198L286 206H214zM230 206h40V223h-40zM202 230Q225 232 229 223H271Q275 232 298 230L290 238H210zM228 238h44V256h-44zM197 263Q223 265 227 256H273Q277 265 303 263L295 271H205zM226 271h48V296h-48z M249 92h2v36h-2zM214 300v-8h72v8z"
      />
      <path stroke={tone.near} strokeWidth="8" strokeDasharray="2 2" d="M250 102V124" />
      <path
        stroke={tone.lit}
        strokeWidth="9"
        strokeDasharray="3 5"
        opacity=".7"
        d="M236 153H266M233 183H269M232 215H270M229 247H273M229 280H273"
      />
      {/* Castle */}
      <g transform="translate(44 0)">
        <path
          fill={tone.white}
          opacity=".85"
          d="M1060 176h40v22h-40zM1048 208h64v24h-64zM1034 242h92v22h-92z"
        />
        <path
          fill={tone.near}
          d="M1046 171Q1060 173 1064 160H1096Q1100 173 1114 171L1106 179H1054zM1062 160h36l-4-5h-28zM1032 203Q1046 205 1050 196H1110Q1114 205 1128 203L1120 211H1040zM1016 237Q1032 239 1036 230H1124Q1128 239 1144 237L1136 245H1024z M1064 242l16-20 16 20zM1004 300q18-18 22-40h108q4 22 22 40z"
        />
        <path
          stroke={tone.near}
          strokeWidth="8"
          strokeDasharray="4 8"
          d="M1066 187h30M1056 219h50M1042 253h80"
        />
      </g>
      {/* Gate in the water */}
      <path
        fill={tone.own}
        d="M478 196q82 14 164 0l-4 14q-8 4-16 4v8h-14v12h14v9h-13l7 60h-13l-6-60h-74l-6 60h-13l7-60h-13v-9h14v-12h-14v-8q-8 0-16-4zM526 222v12h26v-12zM568 222v12h26v-12z"
        fillRule="evenodd"
      />
      {/* Shore, pines, water */}
      <path
        fill={tone.near}
        d="M0 300V292Q120 280 320 296L470 300H1200V320H0zM132 292q6-20 2-34-16 2-18-6 8-8 16-6-8-6-2-12 12-6 22 0 10-4 14 4 0 8-10 10 14 0 14 8-8 8-26 4-4 16 2 32zM336 300q8-24 4-38-14 4-20-4 6-8 16-6-6-8 4-12 14-4 18 4 14-2 16 6-6 8-18 6 8 4 4 8-6 4-14 2-2 16 4 34z"
      />
      <path
        stroke={tone.mid}
        strokeWidth="2"
        d="M40 308h80M190 312h80M340 309h90M480 305h60M580 312h110M720 307h80M840 313h90M980 307h60M1090 312h80"
      />
      {/* In front, at their own size */}
      <path fill={tone.own} opacity=".5" d="M0 313q600-12 1200 0v7H0z" />
      <Person x={388} y={319} look="brown" shirt="#FBF7EF" scale={1.05} away>
        <Backpack colour="#46525F" away />
      </Person>
      <Person x={428} y={319} look="warm" shirt="#DD8A86" scale={1.05} hair="long" skirt away>
        <Backpack colour="#7A4A78" away />
      </Person>
    </SkylineFrame>
  );
}
