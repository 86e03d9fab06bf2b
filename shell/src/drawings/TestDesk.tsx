import { SkylineFrame, tone } from '@sayapatri/drawings';
import { Person } from '@sayapatri/drawings/people/Person.tsx';

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A class for the tests at one long desk: headsets, an answer sheet, a clock; Kathmandu behind the windows. */
export function TestDesk() {
  return (
    <SkylineFrame sun={[640, 128, 44]}>
      {/* Town with a pagoda, Swayambhu's hill and its trees */}
      <path
        fill={tone.mid}
        d="M0 300V238H24V226H48V238H60V256H76L100 228H102V218H88L108 194H110V184H100L119 158V144H121V158L140 184H130V194H132L152 218H138V228H140L164 256H172V240H190V232H206V240H216Q300 228 400 242T620 250 800 250Q850 196 910 190H976Q1040 200 1080 252H1096V232H1104V224H1120V232H1134V248H1152V236H1186V226H1200V300z"
      />
      <path
        fill={tone.leaf}
        opacity=".55"
        d="M812 290q-2-16 14-18-2-16 14-18-2-16 16-18-2-18 14-20-2-18 14-20 4-12 18-8H982q14-4 18 8 16 2 14 20 16 2 14 20 18 2 16 18 16 2 14 18 16 2 14 18z"
      />
      <path fill={tone.white} d="M897 196C897 146 987 146 987 196H995V206H889V196z" />
      <path
        fill={tone.accent}
        d="M930 160V143H954V160zM931 141L936 132 938 122 940 112H944L946 122 948 132 953 141zM934 110Q936 103 942 101 948 103 950 110zM940 100L942 84 944 100z"
      />
      <path fill="none" stroke={tone.near} strokeWidth="2" d="M933 150h6M945 150h6M942 152v4M889 201H995" />
      {/* The window's posts, curtains, sill */}
      <path
        fill={tone.white}
        d="M180 60h9v214h-9zM466 60h9v214h-9zM752 60h9v214h-9zM1038 60h9v214h-9zM0 52h1200v10H0z"
      />
      <path
        fill={tone.near}
        opacity=".1"
        d="M187 62h3v212h-3zM473 62h3v212h-3zM759 62h3v212h-3zM1045 62h3v212h-3z"
      />
      {/* Clock on a post */}
      <circle cx="471" cy="108" r="30" fill={tone.near} />
      <circle cx="471" cy="108" r="24" fill={tone.white} />
      <path fill={tone.accent} d="M471 108V88A20 20 0 0 1 488 118z" />
      <path {...line} stroke={tone.near} strokeWidth="3.5" d="M471 90V108L483 115" />
      {/* Four at the desk, and their teacher */}
      <Person x={300} y={346} look="warm" shirt="#B5483A" hair="long" scale={1.55}>
        <path {...line} stroke="#1C2733" strokeWidth="3" d="M-11-80q0-14 11-14t11 14" />
        <path fill="#F3A51C" d="M-14-84h5v11h-5zM9-84h5v11H9z" />
      </Person>
      <Person x={424} y={348} look="brown" shirt="#83A06B" scale={1.6} girth={1.08} />
      <Person x={580} y={348} look="deep" shirt="#FBF7EF" hair="long" scale={1.55}>
        <path fill="#2F7F7A" d="M-9-66q9 12 18 0l2 30h-22z" />
      </Person>
      <Person x={712} y={348} look="fair" shirt="#3A74A6" scale={1.6}>
        <path {...line} stroke="#1C2733" strokeWidth="1.2" d="M-8-80h6v5h-6zM2-80h6v5H2zM-2-78h4" />
      </Person>
      <Person x={850} y={334} look="elder" shirt="#7A4A78" hair="bun" scale={1.7}>
        <path fill="#F5C75A" d="M-9-66q9 12 18 0l-2 7q-7 8-14 0z" />
        <path fill="#FBF7EF" d="M8-56h17v22H8z" />
        <path {...line} stroke="#7F9DB9" strokeWidth="1.5" d="M11-50h11M11-45h11M11-40h7" />
      </Person>
      <g data-day="">
        {/* The desk */}
        <path fill="#8A5A32" d="M0 272h1200v14H0z" />
        <path fill="#6B431F" d="M0 286h1200v34H0z" />
        {/* Laptop with a listening test, answer sheets, books, tea, marigolds */}
        <path fill="#2C4258" d="M268 236h66l6 36h-78z" />
        <path
          {...line}
          stroke="#F3A51C"
          strokeWidth="3"
          d="M281 258v-6M289 261v-12M297 264v-18M305 260v-10M313 263v-16M321 257v-4"
        />
        <path fill="#FBF7EF" d="M386 262l62-4 8 14h-74zM548 260l62 2 4 10h-70z" />
        <path
          {...line}
          stroke="#7F9DB9"
          strokeWidth="2"
          d="M398 265l40-2M396 269l46-1M558 264l42 1M556 268l48 1"
        />
        <path {...line} stroke="#F3A51C" strokeWidth="4" d="M446 256l16-18M616 258l14-20" />
        <path fill="#2C4258" d="M682 236h66l6 36h-78z" />
        <path {...line} stroke="#A5CDF2" strokeWidth="3" d="M694 246h42M694 254h42M694 262h26" />
        <path fill="#C43D2F" d="M100 256h74v16h-74z" />
        <path fill="#F3A51C" d="M108 240h62v16h-62z" />
        <path fill="#2F7F7A" d="M104 226h58v14h-58z" />
        <path fill="#FBF7EF" d="M192 250h18l-2 22h-14z" />
        <path fill="#C67B2E" d="M194 256h14l-1 14h-12z" />
        <path fill="#C43D2F" d="M1080 240h34l-6 32h-22z" />
        <path fill="#2E8055" d="M1097 242q-22-14-16-38 14 6 16 28 4-26 20-30 2 26-20 40z" />
        <path
          fill="#F3A51C"
          d="M1074 204a12 12 0 1 1 .1 0zM1116 200a13 13 0 1 1 .1 0zM1096 186a12 12 0 1 1 .1 0z"
        />
      </g>
    </SkylineFrame>
  );
}
