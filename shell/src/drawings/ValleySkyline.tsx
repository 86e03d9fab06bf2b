import { SkylineFrame, tone } from '@sayapatri/drawings';
import { Backpack, Mother, Person } from '@sayapatri/drawings/people/Person.tsx';

/** The Kathmandu valley: Boudhanath's stupa, Patan's pagoda and Krishna Mandir, brick houses under Dharahara. */
export function ValleySkyline() {
  return (
    <SkylineFrame sun={[672, 134, 42]} tones={{ own: ['#A8553F', '#41272C'] }}>
      {/* The town, its water tanks */}
      <path
        fill={tone.mid}
        d="M0 300V226H18V214H40V226H64V244H110V232H176V256H440V246H458V228H462V217q7-4 14 0V228H500V256H634V238H646V227q7-4 14 0V238H690V262H780V234H796V211q7-4 14 0V222H822V210H870V236H892V218H904V207q7-4 14 0V218H990V204H1044V230H1108V212H1116V201q7-4 14 0V212H1170V238H1200V300z"
      />
      {/* Dharahara, the stupa's dome and terraces, plastered walls */}
      <path
        fill={tone.white}
        d="M930 250L933 122h14L950 250zM934 118V98h12v20zM242 246C242 155 402 155 402 246H412V256H430V270H446V284H198V270H214V256H232V246zM300 184v-6h44v6zM66 262h66v38H66zM886 258h76v42h-76zM1048 250h72v50h-72z"
      />
      <path
        fill={tone.near}
        opacity=".2"
        d="M942 98h4v20h-4zM942 122h5L950 250h-8zM350 182C380 190 402 212 402 246H412V256H430V270H446V284H400V256H378C384 226 374 198 350 182z"
      />
      <path
        fill={tone.accent}
        d="M934 94q0-8 6-12 6 4 6 12zM303 178V154h38v24zM304 150v-6h3v-6h2v-6h2v-6h2v-6h2v-6h2v-6h10v6h2v6h2v6h2v6h2v6h2v6h3v6zM310 106q2-9 12-12 10 3 12 12zM320 94l2-20 2 20zM551 98h10l-2-5q3-5-2-9l-1-12-1 12q-5 4-2 9zM735 120l3-30 3 30z"
      />
      <g fill="none" strokeWidth="3">
        <path
          stroke={tone.near}
          d="M309 167h8M327 167h8M513 252L482 228M513 240L498 228M599 252L630 228M599 240L614 228M527 194L502 178M585 194L610 178M539 148L520 134M573 148L592 134"
        />
        <path stroke={tone.near} strokeDasharray="6 13" d="M938 130V240" />
      </g>
      {/* Prayer flags */}
      <path fill="none" stroke={tone.near} d="M322 76Q262 200 127 248M322 76Q382 190 456 266" />
      <g fill="none" strokeWidth="8" strokeDasharray="7 29">
        <path stroke={tone.near} d="M302 118Q240 210 141 248M340 116Q388 204 450 264" />
        <path
          stroke={tone.white}
          strokeDashoffset="-12"
          d="M302 118Q240 210 141 248M340 116Q388 204 450 264"
        />
        <path
          stroke={tone.accent}
          strokeDashoffset="-24"
          d="M302 118Q240 210 141 248M340 116Q388 204 450 264"
        />
      </g>
      {/* Pagoda, Krishna Mandir, brick houses, and what is dark on the white */}
      <path
        fill={tone.near}
        d="M929 117h22l-3 6h-16zM932 94h16v4h-16zM939 83V70h2v13zM931 158h18v2h-18zM930 196h20v2h-20zM186 300V284H458V300zM298 150h48v4h-48zM198 269H446v2H198zM214 255H430v2H214zM232 245H412v2H232zM310 106h24v2h-24zM466 300v-7h8v-7h8v-7h8v-7h8v-7h14V226h88v39h14v7h8v7h8v7h8v7h8v7zM464 222Q496 212 520 194h6V176h60v18h6Q616 212 648 222L642 230H470zM484 172Q510 164 530 148h8V132h36v16h8Q602 164 628 172L622 179H490zM502 129Q536 118 552 98h8Q576 118 610 129L604 136H508zM670 300v-6h8v-6h8v-6h6v-22h-5v-5h2v-4q0-8 6-15 6 7 6 15v4h3v-21h-5v-5h2v-4q0-7 5-13 5 6 5 13v4h3v-19h-5v-5h2v-4q0-6 4-12 3 4 4 9 1-38 12-70h-3q0-7 7-8h6q7 1 7 8h-3q11 32 12 70 1-5 4-9 4 6 4 12v4h2v5h-5v19h3v-4q0-7 5-13 5 6 5 13v4h2v5h-5v21h3v-4q0-8 6-15 6 7 6 15v4h2v5h-5v22h6v6h8v6h8v6zM0 299h1200v21H0z"
      />
      <path
        fill={tone.own}
        d="M-10 234L4 214H56L70 234H62V300H0V234zM58 264L70 248H128L140 264zM802 216L816 194H874L888 216H880V300H810V216zM878 260L892 242H956L970 260zM956 226L970 204H1038L1052 226H1042V300H966V226zM1042 252L1054 236H1114L1126 252zM826 195q2-9-5-12 7 0 9 6 0-7 7-10-3 6-3 16zM1012 205q2-9-5-12 7 0 9 6 0-7 7-10-3 6-3 16zM1112 222L1126 202H1180L1194 222H1186V300H1120V222z"
      />
      <path
        stroke={tone.near}
        strokeWidth="14"
        strokeDasharray="12 9"
        d="M72 278H126M898 276H954M1058 270H1112"
      />
      <g stroke={tone.lit} opacity=".6">
        <path
          strokeWidth="12"
          strokeDasharray="4 5"
          d="M518 250H594M700 272H776M709 245H767M718 220H758M722.5 199H753.5M194 292H450"
        />
        <path
          strokeWidth="14"
          strokeDasharray="12 9"
          d="M4 248H58M4 276H58M818 231H872M818 258H872M818 285H872M977 240H1031M977 264H1031M977 287H1031M1126 238H1180M1126 264H1180"
        />
        <path
          fill="none"
          strokeWidth="2"
          d="M470 229H642M490 178H622M508 135H604M687 257H789M699 232H777M709 208H767M0 234H62M810 216H880M966 226H1042M1120 222H1186M738 132V190M730 150Q726 170 726 190M746 150Q750 170 750 190M545 269h22M545 276h22M545 283h22M545 290h22"
        />
      </g>
      <path
        stroke={tone.near}
        strokeWidth="14"
        strokeDasharray="1.3 2.2"
        d="M4 248H58M818 258H872M977 264H1031M1126 238H1180"
      />
      <path
        fill="none"
        stroke={tone.accent}
        strokeWidth="3"
        d="M252 208Q264 228 278 216 292 236 308 220 322 240 336 220 352 236 366 216 380 228 392 208M513 233h86M527 182h58M539 139h34M818 268h54M977 274h54"
      />
      <path
        stroke={tone.mid}
        strokeWidth="2"
        d="M30 308h90M190 313h80M340 308h90M480 313h60M600 308h100M880 313h60M1000 313h120"
      />
      {/* Students and a mother on their way to the office */}
      <Mother x={500} y={318} scale={0.86} />
      <Person x={540} y={318} look="warm" shirt="#2F7F7A" legs="#5A6B7E" hair="long" scale={0.9}>
        <Backpack colour="#F3A51C" />
      </Person>
      <Person x={858} y={318} look="brown" shirt="#FBF7EF" legs="#5A6B7E" scale={0.92} away>
        <Backpack colour="#7A4A78" away />
      </Person>
    </SkylineFrame>
  );
}
