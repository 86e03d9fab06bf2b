import { SkylineFrame, tone } from '@sayapatri/drawings';

/** Steps from a college gate up to a city; a graduate climbs them, a colleague waits at the top. */
export function CareerSteps() {
  return (
    <SkylineFrame sun={[586, 116, 46]}>
      {/* Hills, towers far off */}
      <path
        fill={tone.mid}
        d="M0 300V250Q120 220 240 242 340 258 420 262L700 262V170H728V150H762V262H800V118H806V104H812V118H846V262H926V160L960 146V262H1008V196H1050V236L1084 240Q1150 248 1200 262V300z"
      />
      {/* College */}
      <path fill={tone.near} d="M196 296V226H190V218L246 190 302 218V226H296V296zM240 190V168H242V190z" />
      <path fill={tone.accent} d="M242 168l18 6-18 6z" />
      <path
        fill={tone.white}
        d="M206 217L246 197 286 217zM206 230h9v50h-9zM226 230h9v50h-9zM257 230h9v50h-9zM277 230h9v50h-9zM200 284h92v6h-92z"
      />
      {/* Steps, towers, trees, ground */}
      <path
        fill={tone.near}
        d="M0 320V292Q160 284 330 296V282H374V264H418V246H462V228H506V210H550V192H594V174H638V156H736V138H742V126H796V138H802V252H850V98L898 84V252H940V124H996V296Q1100 286 1200 290V320zM868 94V62h3v32zM104 294V262q-34 0-34-30 0-20 16-26 4-28 22-28t22 28q16 6 16 26 0 30-36 30V294zM1070 292V268q-26 0-26-24 0-16 12-20 4-20 16-20t16 20q12 4 12 20 0 24-26 24V292zM1140 290l4-14h-24l13-15h-6l11-15h-5l13-20 13 20h-5l11 15h-6l13 15h-24l4 14z"
      />
      <path
        fill="none"
        stroke={tone.white}
        strokeWidth="4"
        d="M330 284H374M374 266H418M418 248H462M462 230H506M506 212H550M550 194H594M594 176H638M638 158H736"
      />
      <g stroke={tone.lit} opacity=".6">
        <path
          strokeWidth="14"
          strokeDasharray="10 6"
          d="M748 150H790M748 172H790M748 194H790M748 216H790M748 238H790M748 260H790M861 118H887M861 140H887M861 162H887M861 184H887M861 206H887M861 228H887M861 250H887M947 144H989M947 168H989M947 192H989M947 216H989M947 240H989M947 264H989"
        />
        <path
          strokeWidth="2"
          d="M400 290h60M480 270h90M540 250h80M600 230h70M500 300h120M640 206h60M660 284h60M30 308h80M160 312h100M800 308h90M940 311h70M1060 304h90"
        />
      </g>
      <path
        fill={tone.accent}
        d="M764 165h10v14h-10zM748 209h10v14h-10zM877 133h10v14h-10zM861 177h10v14h-10zM877 221h10v14h-10zM963 161h10v14h-10zM947 209h10v14h-10z"
      />
      {/* Graduate */}
      <g transform="translate(-214 -91) scale(1.25)">
        <g fill="none" stroke={tone.near} strokeLinecap="round" strokeLinejoin="round">
          <path strokeWidth="5" d="M588 228l-1 12h4M594 226l8-2-1 2h5M594 210l8 4 7-6M585 211l-5 12" />
          <path strokeWidth="10.5" d="M593.5 199.5v0" />
          <path
            fill={tone.near}
            strokeWidth="2.5"
            d="M586 206q5-3 9 0l4 10 2 16h-20l2-16zM584 193l10-4 10 4-10 4z"
          />
        </g>
        <path stroke={tone.accent} strokeWidth="1.5" d="M603 193.5v7" />
        <path stroke={tone.white} strokeWidth="5" strokeLinecap="round" d="M608 210l3-5" />
      </g>
      {/* Colleague with a briefcase */}
      <g transform="translate(-110 -145) scale(1.25)">
        <g fill="none" stroke={tone.near} strokeLinecap="round" strokeLinejoin="round">
          <path strokeWidth="5" d="M637 226v14h-3M643 226v14h-3M634 206l-9-6-2-8M646 206l4 14" />
          <path strokeWidth="10.5" d="M640 194.5v0" />
          <path fill={tone.near} strokeWidth="2.5" d="M635 202q5-3 10 0l2 10v14h-14v-14z" />
        </g>
        <path fill={tone.accent} d="M643 222h5v-3h6v3h5v12h-16z" />
      </g>
    </SkylineFrame>
  );
}
