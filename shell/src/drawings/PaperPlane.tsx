import { SkylineFrame, tone } from '@sayapatri/drawings';

/** A letter, folded to a paper plane, flies from a letter box by marigolds over the hills towards a far campus. */
export function PaperPlane() {
  return (
    <SkylineFrame sun={[676, 130, 54]}>
      {/* Hills and their terraces */}
      <path
        fill={tone.mid}
        d="M0 300V252Q120 218 240 240 330 256 400 270 560 290 720 262 800 232 890 230 1060 228 1200 272V300z"
      />
      <path fill={tone.mid} d="M330 300Q490 224 600 224T870 300z" />
      <path fill={tone.near} opacity=".2" d="M330 300Q490 224 600 224T870 300z" />
      <path
        fill="none"
        stroke={tone.lit}
        strokeWidth="2"
        opacity=".5"
        d="M372 296Q500 240 600 240T828 298M424 296Q516 256 600 256T776 300M484 294Q544 272 600 272T716 300"
      />
      {/* Campus */}
      <path
        fill={tone.near}
        d="M812 244V174H809V169H812L825 140 838 169H841V174H838V212H882V204H886Q888 182 910 178V172H913V162H915V172H918V178Q940 182 942 204H946V212H992V244zM1030 248v-7q-8-14 1-36 9 22 1 36v7zM1050 252v-7q-7-12 1-30 8 18 1 30v7z"
      />
      <path
        fill={tone.white}
        d="M872 216L914 198 956 216zM876 220h4v20h-4zM889 220h4v20h-4zM902 220h4v20h-4zM922 220h4v20h-4zM935 220h4v20h-4zM948 220h4v20h-4zM870 240h88v4h-88z"
      />
      <circle cx="825" cy="184" r="8" fill={tone.accent} />
      <path fill="none" stroke={tone.near} strokeWidth="1.5" d="M825 178v6l4 3" />
      <path
        stroke={tone.lit}
        strokeWidth="12"
        strokeDasharray="5 6"
        opacity=".6"
        d="M845 227H867M962 227H989M825 200V238"
      />
      {/* Track */}
      <path
        fill="none"
        stroke={tone.near}
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeDasharray="7 8.5"
        d="M256 228C350 254 486 228 498 150 506 88 424 78 410 134 394 202 520 196 618 142"
      />
      {/* The letter */}
      <g stroke={tone.near} strokeWidth="2" strokeLinejoin="round">
        <path fill={tone.white} d="M754 78L604 106 640 127zM754 78L660 138 708 164z" />
        <path fill={tone.near} d="M754 78L640 127 652 168 662 139z" />
        <path d="M694 144L724 122M698 150L722 132" />
      </g>
      {/* Wall, letter box, marigolds */}
      <path
        fill={tone.near}
        d="M0 320V252q14-6 30-2 18-8 40-2 24-8 44 0 16-6 34-1 20-6 34 2 16 0 16 14l8 2V298H222V292H228V218H220V212Q224 196 246 194 268 196 272 212V218H264V292H270V299H288Q276 288 286 278 286 264 300 266 308 252 324 258 342 252 348 265 364 266 362 280 370 290 360 298 560 286 760 299 980 286 1200 296V320z"
      />
      <g fill="none" stroke={tone.lit}>
        <path
          strokeWidth="1.5"
          opacity=".45"
          d="M0 267q24-4 50 0t54-1 50 1 44-2M0 283q30 3 60 0t60 1 86-2M0 299q50-3 104 0t102-1M30 251l2 14M72 249l-3 18M114 249l3 16M150 248l-2 18M14 267l2 16M58 268l-4 15M94 267l3 16M134 266l-3 18M172 266l2 16M38 284l-3 14M78 284l2 14M118 284l-2 15M152 284l3 15M188 283l-2 15"
        />
        <path
          strokeWidth="2"
          opacity=".4"
          d="M60 310h90M420 306h80M560 312h60M700 308h90M900 306h60M1020 311h110"
        />
      </g>
      <path fill={tone.white} d="M233 246h26v17h-26z" />
      <path fill="none" stroke={tone.near} strokeWidth="2" d="M233 247l13 9 13-9" />
      <path stroke={tone.accent} strokeWidth="4" d="M234 230h24M220 215h52" />
      <path
        stroke={tone.accent}
        strokeWidth="8"
        strokeLinecap="round"
        d="M290 268h0m4 4h0m-4 4h0m-4-4h0M306 257h0m4 4h0m-4 4h0m-4-4h0M325 251h0m4 4h0m-4 4h0m-4-4h0M344 255h0m4 4h0m-4 4h0m-4-4h0M361 265h0m4 4h0m-4 4h0m-4-4h0M312 273h0m4 4h0m-4 4h0m-4-4h0M333 270h0m4 4h0m-4 4h0m-4-4h0M297 284h0m4 4h0m-4 4h0m-4-4h0M350 279h0m4 4h0m-4 4h0m-4-4h0"
      />
    </SkylineFrame>
  );
}
