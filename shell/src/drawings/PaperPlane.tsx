import { SkylineFrame, tone } from '@sayapatri/drawings';
import { Backpack, Mother, Person } from '@sayapatri/drawings/people/Person.tsx';

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A student and her parents send off a letter, folded to a paper plane, over the terraces towards a far campus. */
export function PaperPlane() {
  return (
    <SkylineFrame sun={[884, 104, 46]} tones={{ own: ['#B4503E', '#5A2A2C'] }}>
      {/* Hills and their terraces */}
      <path
        fill={tone.mid}
        d="M0 300V252Q120 218 240 240 330 256 400 270 560 290 720 262 800 232 890 230 1060 228 1200 272V300z"
      />
      <path fill={tone.leaf} d="M330 304Q490 224 600 224T870 304z" />
      <path
        {...line}
        stroke={tone.glow}
        strokeWidth="2"
        opacity=".55"
        d="M372 296Q500 240 600 240T828 298M424 296Q516 256 600 256T776 300M484 294Q544 272 600 272T716 300"
      />
      {/* Campus */}
      <path
        fill={tone.leaf}
        d="M786 258q-4-24 14-26 16-2 18 14l-4 16zM996 258q-4-22 14-24 20 0 18 26zM1050 262q-2-26 14-28 18 0 16 32z"
      />
      <path fill={tone.own} d="M838 254V206H992V254zM812 254V170H838V254z" />
      <path
        fill={tone.near}
        d="M806 172L825 134 844 172zM832 208V198H998V208zM882 198Q884 166 915 164 946 166 948 198zM913 164V148h4v16z"
      />
      <path
        fill={tone.white}
        d="M868 214L915 190 962 214zM874 218h6v32h-6zM888 218h6v32h-6zM902 218h6v32h-6zM922 218h6v32h-6zM936 218h6v32h-6zM950 218h6v32h-6zM866 250h98v6h-98z"
      />
      <path
        stroke={tone.lit}
        strokeWidth="12"
        strokeDasharray="6 7"
        d="M846 231H866M968 231H990M825 204V244"
      />
      <circle cx="825" cy="186" r="9" fill={tone.accent} />
      <path {...line} stroke={tone.near} strokeWidth="1.5" d="M825 180v6l4 3" />
      {/* Track */}
      <path
        {...line}
        stroke={tone.accent}
        strokeWidth="3.5"
        strokeDasharray="7 8.5"
        d="M344 216C410 236 492 220 498 150 506 88 424 78 410 134 394 202 520 196 618 138"
      />
      {/* The letter */}
      <g stroke={tone.near} strokeWidth="2" strokeLinejoin="round">
        <path fill={tone.white} d="M754 74L604 102 640 123zM754 74L660 134 708 160z" />
        <path fill={tone.near} d="M754 74L640 123 652 164 662 135z" />
        <path d="M694 140L724 118M698 146L722 128" />
      </g>
      {/* Wall, ground */}
      <path fill={tone.mid} d="M0 300V252q14-6 30-2 18-8 40-2 24-8 44 0 16-6 34-1 20-6 34 2 16 0 16 14v36z" />
      <path
        {...line}
        stroke={tone.near}
        strokeWidth="1.5"
        opacity=".5"
        d="M0 267q24-4 50 0t54-1 50 1 44-2M0 283q30 3 60 0t60 1 78-2M30 251l2 14M72 249l-3 18M114 249l3 16M150 248l-2 18M14 267l2 16M58 268l-4 15M94 267l3 16M134 266l-3 18M172 266l2 16"
      />
      <path fill={tone.near} d="M0 320V297Q360 286 560 292 760 299 980 288T1200 296V320z" />
      <path
        stroke={tone.mid}
        strokeWidth="2"
        d="M60 310h60M460 308h80M560 314h60M700 308h90M900 308h60M1020 311h110"
      />
      {/* Letter box, marigolds */}
      <path fill={tone.own} d="M148 304V222h44v82zM140 222q0-24 30-26 30 2 30 26z" />
      <path fill={tone.near} d="M136 220h68v6h-68zM144 298h52v8h-52zM154 234h32v5h-32z" />
      <path fill={tone.white} d="M157 248h26v18h-26z" />
      <path {...line} stroke={tone.near} strokeWidth="2" d="M157 249l13 9 13-9" />
      <path fill={tone.leaf} d="M62 306q-10-20 8-30 6-16 24-10 16-6 24 8 14 6 8 32z" />
      <path
        {...line}
        stroke={tone.accent}
        strokeWidth="8"
        d="M80 276h0m4 4h0m-4 4h0m-4-4h0M100 270h0m4 4h0m-4 4h0m-4-4h0M116 282h0m4 4h0m-4 4h0m-4-4h0M92 290h0m4 4h0m-4 4h0m-4-4h0M72 292h0m4 4h0m-4 4h0m-4-4h0"
      />
      {/* The student lets it fly; her parents look on */}
      <Person x={252} y={318} look="brown" shirt="#83A06B" legs="#5A6B7E" scale={1.18} girth={1.12}>
        <path fill="#C43D2F" d="M-11-84q1-10 11-10t11 10z" />
      </Person>
      <Mother x={206} y={318} scale={1.1} />
      <Person x={306} y={318} look="warm" shirt="#F3A51C" legs="#5A6B7E" hair="long" scale={1.15}>
        <Backpack colour="#2F7F7A" />
        <path {...line} stroke="#F3A51C" strokeWidth="8" d="M13-60l12-14" />
        <path {...line} stroke="#B9784A" strokeWidth="6" d="M26-76l6-9" />
      </Person>
    </SkylineFrame>
  );
}
