import { SkylineFrame, tone } from '@sayapatri/drawings';
import { Backpack, Mother, Person, Suitcase } from '@sayapatri/drawings/people/Person.tsx';

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A visa counter and a family in a departure hall; behind its windows the airport, a plane and the Himalaya. */
export function Passport() {
  return (
    <SkylineFrame sun={[716, 112, 44]}>
      {/* Hills, terminal, control tower, runway */}
      <path fill={tone.mid} d="M0 300V250Q140 216 300 240T640 246 920 236 1200 258V300z" />
      <path
        fill={tone.near}
        d="M862 262V236H866V176H856L850 152H900L894 176H884V236H888V250Q960 216 1060 240V262zM872 152V136h6v16z"
      />
      <path fill={tone.accent} d="M858 158h9l1 12h-7zM870 158h10v12h-10zM883 158h9l-3 12h-7z" />
      <path stroke={tone.lit} strokeWidth="9" strokeDasharray="11 6" d="M906 250H1050" opacity=".8" />
      <path fill={tone.leaf} d="M0 262h1200v22H0z" />
      <path fill={tone.mid} d="M470 268h730v8H470z" />
      {/* The plane takes off */}
      <path
        {...line}
        stroke={tone.white}
        strokeWidth="3"
        strokeDasharray="2 9"
        d="M470 250Q540 238 592 196"
      />
      <g transform="rotate(-18 650 150)">
        <path fill={tone.white} d="M590 140h104q22 3 28 13-6 9-28 9H588z" />
        <path fill={tone.near} d="M590 140l-16-28h18l24 28zM640 152l-34 42h20l50-42z" />
        <path fill={tone.accent} d="M588 154h134q-6 8-28 8H588z" />
        <path stroke={tone.near} strokeWidth="5" strokeDasharray="5 5" d="M616 147h70" />
      </g>
      {/* The window's posts, the floor */}
      <path fill={tone.mid} d="M456 44h8v234h-8zM790 44h8v234h-8zM1124 44h8v234h-8zM448 36h752v9H448z" />
      <path fill={tone.near} d="M0 278h1200v42H0z" />
      <path stroke={tone.mid} strokeWidth="2" d="M470 296h180M700 308h220M960 294h200M420 312h120" />
      {/* The counter's wall with its sign */}
      <path fill={tone.mid} d="M40 280V84q0-24 24-24h332q24 0 24 24v196z" />
      <path fill={tone.near} opacity=".16" d="M40 216h380v64H40z" />
      <path fill={tone.white} d="M150 84h176v46H150z" />
      <path {...line} stroke={tone.near} strokeWidth="3" d="M206 98h104M206 107h104M206 116h64" />
      <circle cx="178" cy="107" r="14" {...line} stroke={tone.near} strokeWidth="3" />
      <path
        {...line}
        stroke={tone.near}
        strokeWidth="2.5"
        d="M164 107h28M178 93q-11 14 0 28M178 93q11 14 0 28"
      />
      <Person x={216} y={304} look="fair" shirt="#3A74A6" legs="#5A6B7E" scale={1.45}>
        <path fill="#FBF7EF" d="M-6-66H6L0-52z" />
        <path fill="#F3A51C" d="M-1.5-60h3l2 18-3.5 5-3.5-5z" />
      </Person>
      <g data-day="">
        <path fill="#8A5A32" d="M100 238h290v12H100z" />
        <path fill="#A06C3E" d="M112 250h266v70H112z" />
        <path fill="#6B431F" d="M112 250h266v8H112z" />
        {/* Passport, form with its photograph, stamp */}
        <path fill="#7A2F2C" d="M252 222h36l4 16h-36z" />
        <path {...line} stroke="#F3A51C" strokeWidth="1.8" d="M268 226a4 4 0 1 0 .1 0M262 235h16" />
        <path fill="#FBF7EF" d="M300 226l44-2 10 14h-48z" />
        <path fill="#7F9DB9" d="M308 228h10l2 6h-9z" />
        <path {...line} stroke="#2E8055" strokeWidth="2.5" d="M326 232l5 4 8-8" />
        <path fill="#1C2733" d="M140 226h30v12h-30zM150 212q-2-10 5-10t5 10l-2 14h-6z" />
      </g>
      {/* The applicant; a family says goodbye */}
      <Person x={374} y={330} look="warm" shirt="#F3A51C" legs="#5A6B7E" hair="long" scale={1.5} away>
        <Backpack colour="#2F7F7A" away />
      </Person>
      <Person x={560} y={318} look="deep" shirt="#B5483A" legs="#5A6B7E" scale={1.3}>
        <Backpack colour="#46525F" />
        <Suitcase colour="#F3A51C" />
      </Person>
      <Mother x={654} y={318} scale={1.2} />
      <Person x={712} y={319} look="brown" shirt="#83A06B" legs="#5A6B7E" scale={1.28} girth={1.12}>
        <path fill="#C43D2F" d="M-11-84q1-10 11-10t11 10z" />
      </Person>
      <Person x={934} y={317} look="fair" shirt="#7A4A78" legs="#5A6B7E" hair="long" scale={1.15} away>
        <Suitcase colour="#3A74A6" />
      </Person>
    </SkylineFrame>
  );
}
