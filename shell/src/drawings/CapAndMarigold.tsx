import { SkylineFrame, tone } from '@sayapatri/drawings';

/** A potted marigold that bears coins, a mortarboard on a stack of coins beside a diploma, and a path to a campus. */
export function CapAndMarigold() {
  return (
    <SkylineFrame sun={[648, 120, 48]}>
      {/* Hills */}
      <path
        fill={tone.mid}
        d="M0 300V252Q110 222 220 238T440 252 640 248 800 246Q900 216 1000 232T1200 250V300z"
      />
      {/* Campus */}
      <path
        fill={tone.near}
        d="M830 290V208H824L842 184H860V172H872V184H904V156H900V150H904Q906 132 914 130V114H916V130Q924 132 926 150H930V156H926V184H958V172H970V184H988L1006 208H1000V290zM1054 262v-8q-9-15 1-40 10 25 1 40v8zM1076 264v-7q-7-12 1-32 8 20 1 32v7z"
      />
      <path fill={tone.white} d="M878 210L915 182 952 210zM884 216H892V264H884zM938 216H946V264H938z" />
      <path
        stroke={tone.lit}
        strokeWidth="16"
        strokeDasharray="8 9"
        opacity=".6"
        d="M843 226H870M843 252H870M962 226H989M962 252H989"
      />
      <path
        fill={tone.accent}
        d="M915 114l16 5-16 5zM911 154h8v18h-8zM915 193a5 5 0 1 0 .1 0M843 218h8v16h-8zM979 244h8v16h-8z"
      />
      {/* Ground, trees, path */}
      <path
        fill={tone.near}
        d="M0 320V290Q160 282 330 288T640 288 890 284 1200 284V320zM108 292V258q-34 0-34-30 0-20 16-26 4-28 22-28t22 28q16 6 16 26 0 30-36 30V292z"
      />
      <path fill={tone.white} d="M903 274V238q0-12 12-12t12 12V274Q932 300 984 320H870Q902 298 903 274z" />
      <path
        stroke={tone.lit}
        strokeWidth="2"
        opacity=".45"
        d="M40 306h80M160 311h70M390 308h60M490 312h90M1010 300h80M1060 310h90"
      />
      {/* Marigold */}
      <path
        fill="none"
        stroke={tone.near}
        strokeWidth="4"
        d="M322 240V110M322 226Q282 200 262 150M322 226Q362 196 384 146M322 236Q262 226 232 204M322 236Q382 226 412 200"
      />
      <path
        fill={tone.near}
        d="M322 180q-30-2-36-26 30 0 36 26zM322 172q4-24 34-28 0 24-34 28zM288 196q-24 4-34-14 24-4 34 14zM358 192q8-22 32-18-6 20-32 18zM322 214q-16-20-4-40 14 20 4 40zM278 224q-18 16-38 6 16-16 38-6zM366 222q18-16 40-2-20 14-40 2z"
      />
      <g fill={tone.accent} stroke={tone.accent} strokeWidth="12" strokeLinecap="round">
        <path
          strokeDasharray="0 11.519"
          d="M322 80a22 22 0 1 0 .1 0M258 120a22 22 0 1 0 .1 0M388 116a22 22 0 1 0 .1 0M226 176a22 22 0 1 0 .1 0M418 172a22 22 0 1 0 .1 0"
        />
        <path stroke="none" d="M464 246a22 22 0 1 0 .1 0" />
      </g>
      <g fill={tone.near}>
        <path
          fill="none"
          stroke={tone.near}
          strokeWidth="2.5"
          d="M322 86a16 16 0 1 0 .1 0M258 126a16 16 0 1 0 .1 0M388 122a16 16 0 1 0 .1 0M226 182a16 16 0 1 0 .1 0M418 178a16 16 0 1 0 .1 0M464 252a16 16 0 1 0 .1 0"
        />
        <path d="M322 93l6 18-15-11h18l-15 11zM258 133l6 18-15-11h18l-15 11zM388 129l6 18-15-11h18l-15 11zM226 189l6 18-15-11h18l-15 11zM418 185l6 18-15-11h18l-15 11zM464 259l6 18-15-11h18l-15 11z" />
      </g>
      <path fill={tone.white} d="M270 232H374V250H367L356 300H288L277 250H270z" />
      <path
        fill="none"
        stroke={tone.near}
        strokeWidth="3"
        d="M277 251H367M282 276l8-12 9 12 8-12 8 12 8-12 8 12 8-12 8 12 8-12 8 12"
      />
      {/* Coins */}
      <path fill={tone.accent} d="M532 272H676V289H532zM524 253H668V270H524zM536 234H680V251H536z" />
      <path
        stroke={tone.near}
        strokeWidth="8"
        strokeDasharray="2.5 7"
        d="M540 280.5H670M532 261.5H662M544 242.5H674"
      />
      {/* Mortarboard */}
      <path
        fill={tone.near}
        stroke={tone.lit}
        strokeWidth="2.5"
        strokeLinejoin="round"
        d="M550 191V228Q604 242 658 228V191L604 210zM480 166L604 122 728 166 604 210z"
      />
      <path fill="none" stroke={tone.accent} strokeWidth="3.5" d="M604 166L692 178V220" />
      <path fill={tone.accent} d="M688 216h8l6 30h-20zM596 166a8 4 0 1 0 16 0 8 4 0 1 0-16 0" />
      {/* Diploma */}
      <g transform="rotate(14 760 280)">
        <path
          fill={tone.white}
          stroke={tone.near}
          strokeWidth="2.5"
          d="M694 254H806q10 4 10 21t-10 21H694q-10-4-10-21t10-21 10 21-10 21M694 264q5 4 5 11t-5 10"
        />
        <path fill={tone.accent} d="M746 252H762V298H746zM742 276l-8 34 12-6 8 10 8-10 12 6-8-34z" />
        <path
          fill={tone.white}
          stroke={tone.accent}
          strokeWidth="9"
          strokeLinecap="round"
          strokeDasharray="0 8.168"
          d="M754 262a13 13 0 1 0 .1 0"
        />
      </g>
    </SkylineFrame>
  );
}
