import { SkylineFrame, tone } from '@sayapatri/drawings';
import { Backpack, Person } from '@sayapatri/drawings/people/Person.tsx';

/** Steps from a college gate up to a city; graduates climb them, colleagues wait at the top. */
export function CareerSteps() {
  return (
    <SkylineFrame sun={[586, 114, 46]} tones={{ own: ['#4E93A0', '#22475A'] }}>
      {/* Hills, towers far off */}
      <path
        fill={tone.mid}
        d="M0 300V250Q120 220 240 242 340 258 420 262L700 262V170H728V150H762V262H800V118H806V104H812V118H846V262H926V160L960 146V262H1008V196H1050V236L1084 240Q1150 248 1200 262V300z"
      />
      {/* Trees, college */}
      <path
        fill={tone.leaf}
        d="M98 206q18-12 34 4 22 4 20 26 16 20-4 34-24 16-50 4-30 4-38-20-8-22 12-32 4-16 26-16zM1056 224q20-8 30 8 18 6 14 26 8 20-14 28-24 8-40-2-22-4-20-26 0-18 14-22 4-12 16-12zM1140 290l4-14h-24l13-15h-6l11-15h-5l13-20 13 20h-5l11 15h-6l13 15h-24l4 14z"
      />
      <path fill={tone.white} d="M196 296V222H296V296z" />
      <path
        fill={tone.near}
        d="M186 226V216L246 184 306 216V226zM240 186V160H242V186zM200 234H292V238H200zM236 296V262q0-10 10-10t10 10V296z"
      />
      <path
        fill={tone.mid}
        d="M204 240h10v56h-10zM220 240h10v56h-10zM262 240h10v56h-10zM278 240h10v56h-10z"
      />
      <path fill={tone.accent} d="M242 160l22 7-22 7z" />
      <circle cx="246" cy="206" r="6" fill={tone.accent} />
      {/* Towers of glass */}
      <path fill={tone.own} d="M736 300V126H802V300zM850 300V98L898 84V300zM940 300V124H996V300z" />
      <path
        fill={tone.near}
        opacity=".22"
        d="M736 126h22v174h-22zM850 98l16-5v207h-16zM940 124h18v176h-18z"
      />
      <g stroke={tone.lit} opacity=".8">
        <path
          strokeWidth="14"
          strokeDasharray="10 6"
          d="M748 150H790M748 172H790M748 194H790M748 216H790M748 238H790M861 118H887M861 140H887M861 162H887M861 184H887M861 206H887M861 228H887M947 144H989M947 168H989M947 192H989M947 216H989M947 240H989"
        />
      </g>
      <path
        fill={tone.accent}
        d="M764 165h10v14h-10zM748 209h10v14h-10zM877 133h10v14h-10zM861 177h10v14h-10zM877 221h10v14h-10zM963 161h10v14h-10zM947 209h10v14h-10z"
      />
      {/* Steps, ground, trunks, an aerial */}
      <path
        fill={tone.near}
        d="M0 320V292Q160 284 330 296V282H374V264H418V246H462V228H506V210H550V192H594V174H638V156H736V290Q970 284 1200 290V320zM868 94V62h3v32zM95 262h7v32h-7zM1064 276h6v18h-6z"
      />
      <path
        fill="none"
        stroke={tone.accent}
        strokeWidth="4"
        d="M330 284H374V266H418V248H462V230H506V212H550V194H594V176H638V158H736"
      />
      <path
        stroke={tone.mid}
        strokeWidth="2"
        d="M400 296h60M480 276h90M540 256h80M600 236h70M500 306h120M640 212h60M660 290h60M30 308h80M160 312h60M800 308h90M940 311h70M1060 304h90"
      />
      {/* From the college to the first day at work */}
      <Person x={318} y={316} look="warm" shirt="#B5483A" legs="#5A6B7E" hair="long" scale={1.08} away>
        <Backpack colour="#F3A51C" away />
      </Person>
      <Person x={442} y={247} look="brown" shirt="#83A06B" legs="#5A6B7E" scale={0.98} away girth={1.1}>
        <Backpack colour="#46525F" away />
      </Person>
      <Person x={572} y={193} look="warm" shirt="#12406C" legs="#12355C" hair="long" skirt scale={0.92}>
        <path fill="#1C2733" d="M0-102l24 9-24 9-24-9z" />
        <path fill="none" stroke="#F3A51C" strokeWidth="2" d="M0-93l18 3v12" />
        <path fill="#FBF7EF" d="M8-48l20-8 3 7-20 8z" />
      </Person>
      <Person x={668} y={157} look="deep" shirt="#46525F" legs="#1C2733" scale={0.9} girth={1.08}>
        <path fill="#FBF7EF" d="M-5-66H5L0-54z" />
        <path fill="#C43D2F" d="M-1.5-62h3l2 16-3.500 4-3.5-4z" />
      </Person>
      <Person x={706} y={157} look="fair" shirt="#F3A51C" hair="bun" skirt scale={0.88}>
        <path fill="#FBF7EF" d="M8-50h15v19H8z" />
      </Person>
    </SkylineFrame>
  );
}
