import { SkylineFrame, tone } from '@sayapatri/drawings';

/** A passport, a stamped visa and its stamp; beyond them an airport's tower and a plane on its way. */
export function Passport() {
  return (
    <SkylineFrame sun={[676, 128, 50]}>
      {/* Hills, the runway's field */}
      <path
        fill={tone.mid}
        d="M0 300V248Q140 214 280 240 420 262 560 256 700 250 820 244 1000 226 1200 262V300z"
      />
      {/* Airport */}
      <path
        fill={tone.near}
        d="M872 290V178H862L852 148H857V142H909V148H914L904 178H894V290zM880 142V122H886V142zM894 290V244Q960 214 1080 236V290zM780 290V256H872V290z"
      />
      <path
        fill={tone.accent}
        d="M859 153H869L872 171H865zM873 153H881V171H876zM885 153H893L890 171H885zM897 153H907L901 171H894z"
      />
      <path
        stroke={tone.lit}
        strokeWidth="14"
        strokeDasharray="12 8"
        opacity=".65"
        d="M908 262H1062M790 272H866"
      />
      <path
        fill="none"
        stroke={tone.lit}
        strokeWidth="2"
        opacity=".6"
        d="M898 248Q970 220 1076 240M877 190h12M877 204h12M877 218h12M877 232h12"
      />
      {/* Plane */}
      <path
        fill="none"
        stroke={tone.near}
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeDasharray="7 8.5"
        d="M448 190C540 184 630 156 716 124"
      />
      <g stroke={tone.near} strokeWidth="2" strokeLinejoin="round">
        <path
          fill={tone.white}
          d="M732 118L722 96 732 94 748 110 784 100 762 74 774 72 808 94 836 86Q850 84 852 91 852 97 840 101L808 110 796 146 784 149 784 116 748 125z"
        />
        <path d="M826 92l8-2M808 98l-24 7" />
      </g>
      {/* The desk */}
      <path fill={tone.near} d="M0 320V286H1200V320z" />
      <path
        stroke={tone.lit}
        strokeWidth="2"
        opacity=".45"
        d="M30 300h90M160 311h80M320 304h70M470 312h100M650 302h60M760 311h90M900 300h80M1040 309h100"
      />
      {/* Boarding pass, passport */}
      <g transform="rotate(14 410 286)">
        <path fill={tone.white} d="M352 118H424q6 0 6 6V300H346V124q0-6 6-6z" />
        <path fill="none" stroke={tone.near} strokeWidth="2" strokeDasharray="4 4" d="M346 162H430" />
        <path fill={tone.accent} d="M346 124q0-6 6-6H424q6 0 6 6V136H346z" />
        <path stroke={tone.near} strokeWidth="3" d="M358 147H386M400 147H418" />
      </g>
      <g transform="rotate(-7 340 286)">
        <path fill={tone.near} stroke={tone.lit} strokeWidth="2.5" d="M270 136H386q10 0 10 10V300H270z" />
        <path stroke={tone.lit} strokeWidth="2" opacity=".6" d="M281 137V300" />
        <g fill="none" stroke={tone.accent} strokeWidth="3.5" strokeLinecap="round">
          <circle cx="338" cy="208" r="31" />
          <path d="M307 208H369M338 177V239M338 177Q312 208 338 239 364 208 338 177M312 191Q338 203 364 191M312 225Q338 213 364 225" />
          <path strokeWidth="6" d="M306 158H370M318 264H358" />
        </g>
      </g>
      {/* Visa on its page, the stamp */}
      <g transform="rotate(4 560 286)">
        <path fill={tone.white} d="M496 176H640V300H496z" />
        <path fill={tone.mid} d="M508 188H544V230H508z" />
        <path fill={tone.white} d="M526 196a8 8 0 1 0 .1 0M513 230q0-15 13-15t13 15z" />
        <path
          stroke={tone.near}
          strokeWidth="3"
          d="M554 194H628M554 206H612M554 218H622M508 246H566M508 258H552M508 270H560"
        />
        <g fill="none" stroke={tone.accent} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
          <circle cx="602" cy="250" r="25" />
          <path strokeWidth="5" d="M591 251l8 8 15-17" />
        </g>
      </g>
      <path
        fill={tone.near}
        d="M682 288V270q0-6 6-6h22q6-14 2-30-9-7-9-17 0-17 18-17t18 17q0 10-9 17-4 16 2 30h22q6 0 6 6V288z"
      />
      <path fill={tone.accent} d="M682 276H760V283H682z" />
    </SkylineFrame>
  );
}
