import { Backpack, Person } from '../people/Person.tsx';
import { SkylineFrame } from '../SkylineFrame.tsx';
import { tone } from '../tone.ts';
import { lights } from './lights.ts';

/** Auckland: the Harbour Bridge among sails, the Sky Tower, Rangitoto; Aoraki and the Southern Alps behind. */
export function NewZealandSkyline() {
  return (
    <SkylineFrame sun={[656, 122, 42]} tones={lights['new-zealand']}>
      {/* The Southern Alps, Rangitoto */}
      <path
        fill={tone.mid}
        d="M0 300V214L46 186 78 206 132 150 156 162 206 110 226 118 258 84 278 92 302 72 340 118 358 114 404 170 432 158 490 214 546 240 610 300zM930 300Q1010 262 1062 214L1078 204 1090 208 1104 202 1122 214Q1160 250 1200 264V300z"
      />
      <path
        fill={tone.near}
        opacity=".25"
        d="M302 72L340 118 358 114 404 170 432 158 490 214 546 240 472 246 430 214 398 240 360 190 330 200 308 156 316 118zM156 162L206 110 212 136 196 156 206 180 180 214 172 186zM1104 202L1122 214Q1160 250 1200 264V286Q1130 262 1110 230z"
      />
      <path
        fill={tone.white}
        opacity=".75"
        d="M302 72L278 92 258 84 226 118 232 138 246 126 250 156 268 132 276 172 292 140 302 156 316 118zM340 118L330 128 338 146 350 134 362 152 372 132 358 114zM206 110L176 142 182 156 194 142 198 152 212 136zM132 150L106 176 116 174 122 188 134 172 142 180 144 156z"
      />
      {/* Auckland */}
      <path
        fill={tone.mid}
        d="M690 300V244H710V222H734V250H744V196H750V184H768V196H774V236H786V172L804 162V232H836V200H842V150H866V168H872V226H884V190H892V178H908V190H914V240H926V212H950V252H966V232H990V262H1010V300z"
      />
      <path
        stroke={tone.lit}
        strokeWidth="14"
        strokeDasharray="3 6"
        opacity=".45"
        d="M722 232V292M759 200V292M795 180V292M855 172V292M900 196V292M938 220V292"
      />
      {/* Sky Tower */}
      <path
        fill={tone.near}
        d="M819 70h2v18h1v16h3v8h5v5h-3l2 8h3v3h6v4h3l-3 14h-7l-4 10 1 70 3 50 6 22h-34l6-22 3-50 1-70-4-10h-7l-3-14h3v-4h6v-3h3l2-8h-3v-5h5v-8h3v-16h1z"
      />
      <path fill={tone.accent} d="M803 135h34l-1 5h-32zM813 119h14v3h-14z" />
      {/* Harbour Bridge */}
      <g fill="none" stroke={tone.near}>
        <path strokeWidth="5" d="M0 298Q80 284 150 264 380 210 610 264 680 284 760 298" />
        <path
          strokeWidth="4"
          d="M200 260Q380 112 560 260M150 266L215 264 290 284Q380 226 470 284L545 264 610 266"
        />
        <path
          strokeWidth="1.5"
          d="M236 244L254 227 272 243 290 203 308 240 326 190 344 238 362 186 380 237 398 186 416 238 434 190 452 240 470 203 488 243 506 227 524 248M254 227V274M272 214V279M290 203V284M308 196V275M326 190V266M344 187V260M362 186V257M380 185V255M398 186V257M416 187V260M434 190V266M452 196V275M470 203V284M488 214V279M506 227V274M236 240V268M524 240V268"
        />
        <path strokeWidth="9" d="M290 282V300M470 282V300" />
        <path strokeWidth="6" d="M215 262V300M545 262V300M150 266V300M610 266V300M90 280V300M670 280V300" />
      </g>
      {/* Kiwi on the shore */}
      <path
        fill={tone.near}
        d="M1062 290C1066 280 1070 274 1076 271 1077 264 1082 261 1088 261 1094 261 1097 264 1099 268 1108 256 1128 256 1136 268 1142 277 1137 287 1125 289L1122 289 1121 296H1127V299H1117L1118 289H1111L1109 296H1115V299H1104L1107 288C1099 286 1094 282 1092 277 1087 280 1083 279 1080 276 1074 278 1068 282 1062 290z"
      />
      {/* Harbour and its sails */}
      <path fill={tone.near} d="M0 298h1200v22H0z" />
      <g fill={tone.white}>
        <path d="M376 226q22 26 26 56h-26zM371 240v42h-22q14-18 22-42zM640 242q17 20 20 42h-20zM636 254v30h-16q10-14 16-30zM128 250q16 16 18 36h-18zM124 260v26h-14q9-12 14-26z" />
        <path fill={tone.own} d="M708 222q24 28 28 60h-28zM703 238v44h-24q16-20 24-44z" />
        <path
          fill={tone.near}
          d="M344 285h64l-10 14h-44zM615 286h52l-9 13h-34zM672 285h70l-12 14h-48zM105 288h48l-8 11h-34z"
        />
      </g>
      <path
        stroke={tone.mid}
        strokeWidth="2"
        d="M20 307h70M100 306h60M180 313h60M240 306h80M340 308h76M440 313h70M510 306h70M610 307h60M668 310h80M790 306h80M840 314h90"
      />
      {/* In front, at their own size */}
      <path fill={tone.own} opacity=".5" d="M0 313q600-12 1200 0v7H0z" />
      <Person x={884} y={319} look="warm" shirt="#DD8A86" scale={1.05} hair="bun" away>
        <Backpack colour="#1D4A7A" away />
      </Person>
      <Person x={926} y={319} look="brown" shirt="#F4E7CD" scale={1.05} away>
        <Backpack colour="#D1603D" away />
      </Person>
    </SkylineFrame>
  );
}
