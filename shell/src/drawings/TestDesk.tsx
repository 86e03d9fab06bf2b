import { SkylineFrame, tone } from '@sayapatri/drawings';

/**
 * A desk on the day of the test: headset, books, a half-answered sheet, tea and a clock; Kathmandu in the background.
 */
export function TestDesk() {
  return (
    <SkylineFrame sun={[714, 128, 48]}>
      {/* Town with a pagoda, hills, Swayambhu's hill and its trees */}
      <path
        fill={tone.mid}
        d="M0 300V238H24V226H48V238H60V256H76L100 228H102V218H88L108 194H110V184H100L119 158V144H121V158L140 184H130V194H132L152 218H138V228H140L164 256H172V240H190V232H206V240H216Q300 228 400 242T620 250 800 250Q850 196 910 190H976Q1040 200 1080 252H1096V232H1104V224H1120V232H1134V248H1152V236H1186V226H1200V300z"
      />
      <path
        fill={tone.near}
        opacity=".3"
        d="M812 290q-2-16 14-18-2-16 14-18-2-16 16-18-2-18 14-20-2-18 14-20 4-12 18-8H982q14-4 18 8 16 2 14 20 16 2 14 20 18 2 16 18 16 2 14 18 16 2 14 18z"
      />
      {/* The stupa, its stairs */}
      <path fill={tone.white} d="M897 196C897 146 987 146 987 196H995V206H889V196z" />
      <path
        fill={tone.accent}
        d="M930 160V143H954V160zM931 141L936 132 938 122 940 112H944L946 122 948 132 953 141zM934 110Q936 103 942 101 948 103 950 110zM940 100L942 84 944 100z"
      />
      <path
        fill="none"
        stroke={tone.near}
        strokeWidth="2"
        d="M933 150h6M945 150h6M942 152v4M935 132H949M937 122H947M889 201H995"
      />
      <path stroke={tone.lit} strokeWidth="18" strokeDasharray="5 3" opacity=".65" d="M942 209V286" />
      {/* The desk */}
      <path fill={tone.near} d="M0 320V286H1200V320z" />
      <path
        stroke={tone.lit}
        strokeWidth="2"
        opacity=".45"
        d="M30 300h90M150 311h80M340 304h60M640 305h60M730 311h90M880 300h80M1040 309h100"
      />
      {/* Books, headset */}
      <path fill={tone.near} d="M204 260H396V290H204zM230 210H374V236H230z" />
      <path fill={tone.white} d="M212 267H396V283H212q-6-8 0-16zM240 186H364V210H240z" />
      <path fill={tone.accent} d="M218 236H384V260H218z" />
      <path stroke={tone.near} strokeWidth="4" d="M276 198H328M232 248H370M224 275H396" />
      <path fill="none" stroke={tone.near} strokeWidth="9" d="M236 190C232 94 372 94 368 190" />
      <path
        fill={tone.near}
        stroke={tone.lit}
        strokeWidth="2.5"
        d="M242 178h-16q-14 0-14 14v26q0 14 14 14h16zM362 178h16q14 0 14 14v26q0 14-14 14h-16z"
      />
      <path
        fill="none"
        stroke={tone.accent}
        strokeWidth="10"
        d="M245 176V234M359 176V234M276 120Q302 110 328 120"
      />
      {/* Answer sheet */}
      <g transform="rotate(-7 500 286)">
        <path
          fill={tone.near}
          stroke={tone.lit}
          strokeWidth="2.5"
          d="M440 118H576q8 0 8 8V308H432V126q0-8 8-8z"
        />
        <path fill={tone.white} d="M442 130H574V299H442z" />
        <path fill={tone.accent} d="M478 136V114h16q2-12 14-12t14 12h16v22z" />
        <g stroke={tone.near}>
          <path
            strokeWidth="3"
            d="M454 152H526M454 163H506M454 188h20M454 212h20M454 236h20M454 260h20M454 284h20"
          />
          <g strokeLinecap="round" strokeDasharray="0 22">
            <path strokeWidth="17" d="M492 188H559M492 212H559M492 236H559M492 260H559M492 284H559" />
            <path
              stroke={tone.white}
              strokeWidth="12"
              d="M492 188H503M536 188H559M514 212H559M492 236H530M558 236H559M492 260H559M492 284H559"
            />
            <path stroke={tone.accent} strokeWidth="12" d="M536 236h1" />
          </g>
        </g>
      </g>
      {/* Pencil */}
      <g transform="translate(530 232) rotate(-44)">
        <path
          fill={tone.white}
          stroke={tone.near}
          strokeWidth="2"
          strokeLinejoin="round"
          d="M0 0L30-12V12zM124-12h10q8 0 8 8v8q0 8-8 8h-10z"
        />
        <path fill={tone.near} d="M0 0L12-5V5zM30-12H124V12H30z" />
        <path stroke={tone.lit} strokeWidth="2" opacity=".6" d="M30-4H112M30 4H112" />
        <path fill={tone.accent} d="M112-12h13V12H112z" />
      </g>
      {/* Tea */}
      <path
        fill="none"
        stroke={tone.white}
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M658 232q-6-7 0-14t0-14M670 234q-5-6 0-12t0-12"
      />
      <path fill={tone.white} d="M644 244H684L679 295H649z" />
      <path fill={tone.accent} d="M649 256H679L675 291H653z" />
      {/* Clock */}
      <g fill="none" stroke={tone.near} strokeWidth="10" strokeLinecap="round">
        <path d="M768 262L756 285M828 262L840 285M798 166V160" />
        <circle cx="798" cy="224" r="53" fill={tone.white} />
        <path fill={tone.accent} stroke="none" d="M798 224V186A38 38 0 0 1 831 243z" />
        <circle
          cx="798"
          cy="224"
          r="41"
          strokeWidth="5"
          strokeLinecap="butt"
          strokeDasharray="3 18.47"
          strokeDashoffset="1.5"
        />
        <path strokeWidth="4" strokeLinejoin="round" d="M798 194V224L818 236" />
      </g>
    </SkylineFrame>
  );
}
