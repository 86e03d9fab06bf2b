import { SkylineFrame, tone } from '@sayapatri/drawings';
import { Backpack, Person } from '@sayapatri/drawings/people/Person.tsx';

const openGuide = (
  <>
    <path fill="#FBF7EF" stroke={tone.near} d="M-18-56L0-51 18-56v22L0-29-18-34z" />
    <path
      fill="none"
      stroke={tone.near}
      strokeWidth="1.5"
      d="M0-51v22M-13-48l8 2M-13-42l8 2M5-46l8-2M5-40l8-2"
    />
  </>
);

/** A student reads a guide under a tree, far below a mast that sends nothing. */
export function QuietHill() {
  return (
    <SkylineFrame sun={[424, 130, 44]} tones={{ own: ['#B4503E', '#5A2A2C'] }}>
      {/* Hills, the mast and its silent waves */}
      <path
        fill={tone.mid}
        d="M0 300V240Q120 206 260 226T520 240Q640 236 740 200L800 176 860 200Q1000 236 1200 226V300z"
      />
      <path
        fill="none"
        stroke={tone.near}
        strokeWidth="3"
        d="M786 184L798 84h4l12 100M790 160h20M792 140h16M794 120h12M796 100h8M788 170l22-20-18-20 14-20M812 170l-22-20 18-20-14-20"
      />
      <circle cx="800" cy="80" r="6" fill={tone.accent} />
      <path
        fill="none"
        stroke={tone.accent}
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="3 9"
        d="M780 98q-12-18 0-36M764 108q-22-28 0-56M820 98q12-18 0-36M836 108q22-28 0-56"
      />
      {/* The near hill, a teahouse, the tree */}
      <path fill={tone.near} d="M0 270Q220 244 460 266T900 268 1200 258V320H0z" />
      <path fill={tone.white} d="M150 214h112v46H150z" />
      <path fill={tone.own} d="M136 220l24-38h92l24 38z" />
      <path fill={tone.near} d="M196 224h18v36h-18z" />
      <path fill={tone.accent} d="M162 228h20v18h-20zM230 228h20v18h-20z" />
      <path fill={tone.near} d="M596 170h14v110h-14z" />
      <path
        fill={tone.leaf}
        d="M520 168q-10-38 26-46 10-40 54-36 44-6 56 34 38 6 30 46-2 34-40 34H556q-34-2-36-32z"
      />
      <path
        fill={tone.leaf}
        d="M1040 272l8-26h-40l22-28h-10l20-28h-8l24-36 24 36h-8l20 28h-10l22 28h-40l8 26zM80 282q4-20 24-18 12-12 28-2 18 0 20 20z"
      />
      {/* A bench, a reader, a friend who has found no network */}
      <g data-day="">
        <path fill="#8A5A32" d="M466 262h150v9H466zM478 271h9v32h-9zM595 271h9v32h-9z" />
      </g>
      <Person x={512} y={304} look="warm" shirt="#F3A51C" legs="#5A6B7E" hair="long" scale={1.08}>
        {openGuide}
      </Person>
      <Person x={566} y={304} look="brown" shirt="#83A06B" legs="#5A6B7E" scale={1.1} girth={1.1}>
        <Backpack colour="#46525F" />
        {openGuide}
      </Person>
      <Person x={690} y={308} look="deep" shirt="#3A74A6" legs="#5A6B7E" scale={1.1}>
        <path fill="none" stroke="#3A74A6" strokeWidth="8" strokeLinecap="round" d="M13-60l10-18" />
        <path fill="none" stroke="#8E5A34" strokeWidth="6" strokeLinecap="round" d="M24-80l3-6" />
        <path fill="#1C2733" d="M23-106h11v18H23z" />
      </Person>
      <path
        stroke={tone.mid}
        strokeWidth="2"
        d="M40 300h80M200 306h90M330 296h80M800 298h90M930 308h90M1080 294h80"
      />
    </SkylineFrame>
  );
}
