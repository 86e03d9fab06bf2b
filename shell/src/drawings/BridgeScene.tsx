import { SkylineFrame, tone } from '@sayapatri/drawings';
import { Backpack, Person } from '@sayapatri/drawings/people/Person.tsx';

/** A suspension bridge with prayer flags, from a village and its stupa across a river gorge to a university hall. */
export function BridgeScene() {
  return (
    <SkylineFrame sun={[600, 120, 46]} tones={{ own: ['#A9604A', '#4A2F33'] }}>
      {/* The gorge, the river */}
      <path
        fill={tone.mid}
        d="M380 320V248L424 250 446 259 476 261 500 270 540 273 580 281 620 276 650 270 676 268 704 260 730 258 760 249 820 246V320z"
      />
      <path
        fill={tone.white}
        opacity=".88"
        d="M574 279C574 286 646 282 646 289S528 296 504 320H660C664 304 690 300 690 291S596 284 594 278z"
      />
      {/* The banks, pines */}
      <path
        fill={tone.near}
        d="M0 226H70L76 214H146L152 202H190L196 192H276L282 212H286L290 234H396l-4 10 10 12-8 14 16 14-6 12 26 10 10 8Q600 308 750 315l16-11 30-6-6-16 14-10-6-14 12-12-6-12h396V320H0z"
      />
      <path
        fill={tone.leaf}
        d="M166 152l13 20h-5l11 15h-6l13 15h-24v20h-4v-20h-24l13-15h-6l11-15h-5zM1180 178l13 20h-5l11 15h-6l13 15h-24v20h-4v-20h-24l13-15h-6l11-15h-5z"
      />
      <path
        fill={tone.mid}
        opacity=".4"
        d="M396 236l-4 8 10 12-8 14 16 14-6 12-20-16 4-18-12-12 4-10zM804 236l6 10-12 12 6 14-14 10 6 16 22-14-6-16 12-12-6-16z"
      />
      <path
        stroke={tone.mid}
        strokeWidth="2"
        strokeDasharray="9 3"
        opacity=".5"
        d="M82 222h57M78 230h57M164 210h105M160 218h105M164 226h105M160 234h117"
      />
      <path
        stroke={tone.mid}
        strokeWidth="2"
        d="M20 252h80M60 288h110M290 254h60M220 278h90M330 304h60M840 256h90M1080 252h80M990 274h70M850 298h90"
      />
      {/* Bridge */}
      <g fill="none" stroke={tone.near}>
        <path d="M400 129V238M420 147V242M440 164V245M460 178V247M480 191V250M500 202V252M520 210V253M540 217V254M560 222V255M580 225V256M600 226V256M620 225V256M640 222V255M660 217V254M680 210V253M700 202V252M720 191V250M740 178V247M760 164V245M780 147V242M800 129V238M376 103Q600 192 824 103" />
        <path opacity=".5" d="M382 102Q600 336 818 102M382 222Q600 266 818 222" />
        <path
          strokeWidth="3"
          d="M340 235L369 104M380 107Q600 345 820 107M860 235L831 104M366 103h20M814 103h20M368 142h16M365 186h22M816 142h16M813 186h22"
        />
        <path
          strokeWidth="5"
          d="M358 234H376Q600 278 824 234H842M363 236L371 102M389 236L381 102M837 236L829 102M811 236L819 102"
        />
        <path
          strokeWidth="1.5"
          d="M370 106l13 34m-1-34l-13 34m-1 4l18 40m-2-40l-18 40m0 4l22 42m-2-42l-22 42M818 106l13 34m-1-34l-13 34m-1 4l18 40m-2-40l-18 40m0 4l22 42m-2-42l-22 42"
        />
      </g>
      <g fill="none" strokeWidth="10" strokeDasharray="9 30">
        <path stroke={tone.accent} d="M402 117Q600 188 796 117" />
        <path stroke={tone.near} strokeDashoffset="-13" d="M402 117Q600 188 796 117" />
        <path stroke={tone.mid} strokeDashoffset="-26" d="M402 117Q600 188 796 117" />
      </g>
      {/* Student, guide */}
      <Person x={446} y={246} look="warm" shirt="#FBF7EF" hair="long" scale={0.56} away>
        <Backpack colour="#F3A51C" away />
      </Person>
      <Person x={488} y={251} look="brown" shirt="#83A06B" scale={0.56} away girth={1.1}>
        <Backpack colour="#B5483A" away />
      </Person>
      {/* University hall */}
      <path fill={tone.own} d="M900 178H1016V236H900zM944 160V106h28v54zM1016 190H1150V236H1016z" />
      <path
        fill={tone.near}
        d="M894 172L958 146 1022 172V180H894zM939 106l5-8h28l5 8zM945 98q0-12 12-16V72h2v10q12 4 12 16zM1010 184H1156V191H1010z"
      />
      <path stroke={tone.white} strokeWidth="38" strokeDasharray="6 12" d="M910 201h100" />
      <circle cx="958" cy="120" r="8.5" fill={tone.accent} />
      <path fill="none" stroke={tone.near} strokeWidth="1.5" d="M958 114v6h5" />
      <path
        stroke={tone.lit}
        strokeWidth="12"
        strokeDasharray="6 8"
        opacity=".6"
        d="M1032 203h106M1032 222h106"
      />
      <path
        fill="none"
        stroke={tone.lit}
        strokeWidth="2"
        opacity=".6"
        d="M894 180h128M916 172L958 154 1000 172zM904 224h108M898 229h120M892 234h132"
      />
      {/* Stupa, houses */}
      <path fill={tone.white} d="M202 192v-10h68v10zM208 182c0-38 56-38 56 0z" />
      <path fill={tone.accent} d="M227 154h18v-11h-18zM230 143h12l-6-28z" />
      <path fill={tone.white} d="M290 208h38v26h-38zM92 188h44v26h-44zM14 200h44v26h-44z" />
      <path
        fill={tone.own}
        d="M283 210L294 190H324L335 210zM84 190L96 170H132L144 190zM6 202L18 182H54L66 202z"
      />
      <path stroke={tone.near} strokeWidth="9" strokeDasharray="8 9" d="M297 220h26M102 200h26M24 212h26" />
    </SkylineFrame>
  );
}
