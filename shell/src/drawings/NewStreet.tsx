import { SkylineFrame, tone } from '@sayapatri/drawings';
import { Backpack, Person, Suitcase } from '@sayapatri/drawings/people/Person.tsx';

/** A student arrives with a suitcase in a street abroad: brick houses, a bicycle, a hall of residence, lamps lit. */
export function NewStreet() {
  return (
    <SkylineFrame sun={[690, 124, 50]} tones={{ own: ['#BC6B4E', '#452A32'] }}>
      {/* Hills, houses far off */}
      <path
        fill={tone.mid}
        d="M0 300V246Q120 216 240 236L262 240V222L280 206 298 222V246L340 252V230L362 212 384 230V262L760 262V236H776V222H806V264L1000 250V226L1022 208 1044 226V248L1074 244V228L1092 212 1110 228V246Q1160 250 1200 262V300z"
      />
      {/* Trees behind the fences */}
      <path
        fill={tone.leaf}
        d="M110 208q18-12 34 4 22 4 20 26 16 20-4 34-24 16-50 4-30 4-38-20-8-22 12-32 4-16 26-16zM1112 218q20-8 30 8 18 6 14 26 8 20-14 28-24 8-40-2-22-4-20-26 0-18 14-22 4-12 16-12z"
      />
      {/* Hall of residence, the row's brick houses and chimneys */}
      <path
        fill={tone.own}
        d="M404 300V196L462 144 520 196V300zM648 300V196L706 144 764 196V300zM438 168V134H456V168zM712 152V134H730V168zM612 150V112H632V168z"
      />
      <path fill={tone.near} opacity=".14" d="M462 144L520 196V300H492V171zM706 144L764 196V300H736V171z" />
      <path
        fill={tone.near}
        d="M826 300V170H820V160H966V170H960V300zM860 160V146H884V160zM434 128h26v7h-26zM708 128h26v7h-26zM608 106h28v7h-28z"
      />
      <path fill={tone.white} d="M520 300V182L584 122 648 182V300zM876 300V260H910V300z" />
      <path
        fill={tone.near}
        d="M584 112L660 184 653 191 584 126 515 191 508 184zM532 196H558V228H532zM610 196H636V228H610zM572 150H596V176H572zM398 200L462 142 526 200 520 206 462 152 404 206zM642 200L706 142 770 200 764 206 706 152 648 206z"
      />
      <path fill={tone.own} d="M564 300V252q0-20 20-20t20 20V300z" />
      <g stroke={tone.lit} opacity=".65">
        <path
          strokeWidth="16"
          strokeDasharray="13 9"
          d="M838 192H940M838 220H940M838 248H862M838 280H862M924 248H950M924 280H950"
        />
      </g>
      <path
        stroke={tone.white}
        strokeWidth="28"
        strokeDasharray="24 28"
        d="M424 218H500M668 218H744M668 268H692"
      />
      <path fill={tone.near} d="M432 258h22v42h-22z" />
      {/* Lit windows, lamps */}
      <path
        fill={tone.accent}
        d="M535 199H543.5V225H535zM546.5 199H555V225H546.5zM613 199H621.5V225H613zM624.5 199H633V225H624.5zM575 153H593V173H575zM860 184H873V200H860zM926 212H939V228H926zM838 240H851V256H838zM478 206h20v24H478zM670 256h20v24H670zM242 178h20l-4 20h-12zM1000 196h16l-3 16h-10z"
      />
      <path
        fill={tone.near}
        d="M575 162h18v2h-18zM583 153h2v20h-2zM424 217h24v2h-24zM478 217h20v2h-20zM668 217h24v2h-24zM720 217h24v2h-24zM670 267h20v2h-20z"
      />
      {/* Street, lamp posts, trunks */}
      <path
        fill={tone.near}
        d="M0 320V294Q160 286 320 294T640 296 920 294 1200 288V320zM240 178l4-8h16l4 8zM250 198h4v98h-4zM998 196l4-6h12l4 6zM1006.5 212h3v82h-3zM106 262h7v34h-7zM1117 270h6v24h-6z"
      />
      <path
        fill={tone.leaf}
        d="M160 298q2-16 18-14 10-10 24 0 14-2 18 14zM776 298q4-14 16-12 10-8 22 0 10 0 12 12z"
      />
      <path fill={tone.mid} d="M564 300H604L660 320H500z" />
      <circle cx="597" cy="270" r="2.5" fill={tone.accent} />
      <path
        stroke={tone.mid}
        strokeWidth="2"
        d="M40 310h80M190 308h60M270 313h60M720 310h70M860 312h50M930 308h70M1060 304h90"
      />
      {/* Bicycle */}
      <g fill="none" stroke={tone.accent} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M728 285a13 13 0 1 0 .1 0M772 285a13 13 0 1 0 .1 0M728 298L740 274H764L772 298M764 274L749 298 740 274M749 298H728M761 266H769M762 266L764 274M735 270H744" />
      </g>
      {/* The student, and those who open the door */}
      <Person x={392} y={318} look="warm" shirt="#2F7F7A" legs="#5A6B7E" hair="long" scale={1.1}>
        <Backpack colour="#F3A51C" />
        <Suitcase colour="#B5483A" />
      </Person>
      <Person
        x={506}
        y={314}
        look="elder"
        shirt="#7A4A78"
        legs="#46525F"
        hair="bun"
        skirt
        scale={1.02}
        girth={1.1}
      />
      <Person x={834} y={316} look="deep" shirt="#FBF7EF" legs="#5A6B7E" scale={1.05} />
      <Person x={884} y={317} look="fair" shirt="#3A74A6" hair="long" skirt legs="#1C2733" scale={1.02}>
        <path fill="#C43D2F" d="M8-52h16v20H8z" />
      </Person>
    </SkylineFrame>
  );
}
