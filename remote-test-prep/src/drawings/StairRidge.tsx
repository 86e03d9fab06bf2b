import { skyline } from '@sayapatri/design/palette';
import { SkylineFrame, tone } from '@sayapatri/drawings';
import { Backpack, Person } from '@sayapatri/drawings/people/Person.tsx';

/** Where near hills would be lost in the page's ground at night, the mountain is lit. */
const lit = { own: [skyline.light.near, '#32597D'] } as const;

/** Students on six steps, one for each score band, up a mountain to a flag. Decorative. */
export function StairRidge() {
  return (
    <SkylineFrame sun={[690, 104, 42]} tones={lit}>
      <g transform="translate(0 62)">
        <path fill={tone.mid} d="M0 240v-22l120-20 90 14 100-22 90 20 400-60 120-30 110 48 90-18 80 34v56z" />
        <path
          fill={tone.own}
          d="M300 240v-18h84v-26h78v-26h78v-26h78v-26h78v-26h78V62l22-14 16 10h18l34 38 26 12 40 52 34 16 44 44 40 20z"
        />
        <path
          fill="none"
          stroke={tone.accent}
          strokeWidth="4"
          d="M300 222h84v-26h78v-26h78v-26h78v-26h78v-26h78V62"
        />
        <path fill={tone.accent} d="M794 52h4V8h-4l-36 11 36 11z" />
      </g>
      <path fill={tone.own} d="M0 300h1200v20H0z" />
      <Person x={250} y={300} look="warm" shirt="#B5483A" hair="long" scale={1.1} away>
        <Backpack colour="#F3A51C" away />
      </Person>
      <Person x={424} y={259} look="brown" shirt="#83A06B" scale={0.8} away girth={1.1}>
        <Backpack colour="#46525F" away />
      </Person>
      <Person x={580} y={207} look="deep" shirt="#FBF7EF" scale={0.8} away>
        <Backpack colour="#7A4A78" away />
      </Person>
      <Person x={816} y={124} look="warm" shirt="#2F7F7A" legs="#C9B48A" hair="bun" scale={0.8} />
    </SkylineFrame>
  );
}
