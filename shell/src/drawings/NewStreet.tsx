import { SkylineFrame, tone } from '@sayapatri/drawings';

/** A student arrives with a suitcase in a street abroad: row houses, a bicycle, a hall of residence, lamps lit. */
export function NewStreet() {
  return (
    <SkylineFrame sun={[690, 124, 50]}>
      {/* Hills, houses far off */}
      <path
        fill={tone.mid}
        d="M0 300V246Q120 216 240 236L262 240V222L280 206 298 222V246L340 252V230L362 212 384 230V262L760 262V236H776V222H806V264L1000 250V226L1022 208 1044 226V248L1074 244V228L1092 212 1110 228V246Q1160 250 1200 262V300z"
      />
      {/* Hall of residence, chimneys, the near houses of the row */}
      <path
        fill={tone.near}
        d="M826 300V170H820V160H966V170H960V300zM860 160V146H884V160zM438 168V134H434V128H460V134H456V152zM612 150V112H608V106H636V112H632V168zM712 152V134H708V128H734V134H730V168zM404 300V196L462 144 520 196V300zM648 300V196L706 144 764 196V300z"
      />
      <path fill={tone.white} d="M520 300V182L584 122 648 182V300zM880 300V264H906V300z" />
      <path
        fill={tone.near}
        d="M584 112L660 184 653 191 584 126 515 191 508 184zM566 300V252q0-18 18-18t18 18V300zM532 196H558V228H532zM610 196H636V228H610zM572 150H596V176H572z"
      />
      <g stroke={tone.lit} opacity=".65">
        <path fill="none" strokeWidth="4" d="M398 204L462 147 517 196M770 204L706 147 651 196M826 172H960" />
        <path
          strokeWidth="16"
          strokeDasharray="13 9"
          d="M838 192H940M838 220H940M838 248H940M838 280H872M914 280H950"
        />
        <path strokeWidth="24" strokeDasharray="20 32" d="M426 216H500M668 216H744M668 266H690" />
        <path strokeWidth="36" d="M434 294V262" />
      </g>
      {/* Lit windows, doors' lights, lamps */}
      <path
        fill={tone.accent}
        d="M535 199H543.5V225H535zM546.5 199H555V225H546.5zM613 199H621.5V225H613zM624.5 199H633V225H624.5zM575 153H593V173H575zM860 184H873V200H860zM926 212H939V228H926zM838 240H851V256H838zM478 204H498V228H478zM668 254H688V278H668zM242 178h20l-4 20h-12zM1000 196h16l-3 16h-10z"
      />
      <path
        fill="none"
        stroke={tone.near}
        strokeWidth="2"
        d="M488 204V228M478 216H498M678 254V278M668 266H688M575 163H593M584 150V176"
      />
      {/* Street, lamp posts, trees, hedge */}
      <path
        fill={tone.near}
        d="M0 320V294Q160 286 320 294T640 296 920 294 1200 288V320zM240 178l4-8h16l4 8zM250 198h4v98h-4zM998 196l4-6h12l4 6zM1006.5 212h3v82h-3zM108 296V262q-34 0-34-30 0-20 16-26 4-28 22-28t22 28q16 6 16 26 0 30-36 30V296zM1120 292V268q-26 0-26-24 0-16 12-20 4-20 16-20t16 20q12 4 12 20 0 24-26 24V292zM180 296q2-16 18-14 10-10 24 0 14-2 14 14z"
      />
      <path fill={tone.white} d="M566 300H602L650 320H470z" />
      <circle cx="596" cy="270" r="2.5" fill={tone.accent} />
      <path
        stroke={tone.lit}
        strokeWidth="2"
        opacity=".45"
        d="M40 310h80M190 306h60M270 313h90M700 308h90M840 312h50M930 306h70M1060 304h90"
      />
      {/* Bicycle */}
      <g fill="none" stroke={tone.accent} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M728 281a13 13 0 1 0 .1 0M772 281a13 13 0 1 0 .1 0M728 294L740 270H764L772 294M764 270L749 294 740 270M749 294H728M761 262H769M762 262L764 270M735 266H744" />
      </g>
      {/* Student, suitcase */}
      <g transform="translate(-384 -12) scale(1.25)">
        <g fill="none" stroke={tone.near} strokeLinecap="round" strokeLinejoin="round">
          <path strokeWidth="5" d="M587 228l-1 11-9 5h4M593 228l6 8-1 8h5M580 208L570 219M594 210l5 9 6 2" />
          <path strokeWidth="10.5" d="M593.5 199.5v0" />
          <path fill={tone.near} strokeWidth="2.5" d="M586 206q5-3 9 0l4 10v14h-17l1-14zM588 196.5h12" />
          <path strokeWidth="2" d="M570 219L562 230" />
        </g>
        <path fill={tone.accent} d="M549 222l14 5-6 18-14-5z" />
        <path stroke={tone.white} strokeWidth="1.5" d="M553 227l-4 12M558 229l-4 12" />
      </g>
    </SkylineFrame>
  );
}
