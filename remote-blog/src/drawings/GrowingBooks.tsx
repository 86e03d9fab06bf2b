import { Person } from '@sayapatri/drawings/people/Person.tsx';
import { Blossom, fullBloom, youngBloom } from './Blossom.tsx';
import { CoverFrame } from './CoverFrame.tsx';
import { tones } from './coverTones.ts';
import { Sun } from './Sun.tsx';

/** x, y, width, height and colour of each book, from the smallest stack to the tallest. */
const books = [
  [84, 284, 132, 24, tones.slope],
  [258, 284, 138, 24, tones.ember],
  [268, 258, 122, 26, tones.deep],
  [436, 284, 144, 24, tones.night],
  [446, 256, 130, 28, tones.marigold],
  [438, 232, 134, 24, tones.slope],
  [452, 206, 112, 26, tones.deep],
] as const;

/** A leaf that grows from the origin to the right; placed by its stem and mirrored from there. */
const leaf = 'M0 0c8-16 26-22 44-18-6 18-24 26-44 18z';

function Leaf({ at, scale = 1, left = false }: { at: string; scale?: number; left?: boolean }) {
  return (
    <path d={leaf} transform={`translate(${at})scale(${left ? -scale : scale} ${scale})`} fill={tones.leaf} />
  );
}

/** Three marigolds, from seedling to full bloom, on rising stacks of books before a window to the mountains. */
export function GrowingBooks() {
  return (
    <CoverFrame>
      <path d="M0 0h640v360H0z" fill={tones.haze} />
      <path d="M96 308v-72a224 224 0 0 1 448 0v72z" fill={tones.paper} />
      <path d="M110 308v-72a210 210 0 0 1 420 0v72z" fill={tones.ground} />
      <Sun x={222} y={106} radius={40} colour={tones.glow} />
      <path d="M110 216l60-44 34 24 52-62 34 34 28-22 60 62 40-22 52 34 60-14v102H110z" fill={tones.mist} />
      <path d="M256 134l34 34 28-22 34 36-20 0-14-12-18 20-22-14-20 18-26-18-14 4z" fill={tones.paper} />
      <path d="M110 252c60-30 120-10 190-26s150-18 230 8v74H110z" fill={tones.haze} />
      <Person x={238} y={400} look="warm" shirt="#2F7F7A" hair="long" scale={2.1}>
        <path fill="#F5C75A" d="M-9-66q9 10 18 0l-2 6q-7 8-14 0z" />
      </Person>
      <path d="M0 308h640v52H0z" fill={tones.night} />
      <path d="M0 308h640v8H0z" fill={tones.deep} />
      {books.map(([x, y, width, height, color]) => (
        <g key={`${x} ${y}`}>
          <rect x={x} y={y} width={width} height={height} rx="4" fill={color} />
          <path d={`M${x + width - 26} ${y + 4}h26v${height - 8}h-26z`} fill={tones.paper} />
          <path d={`M${x + 16} ${y}h8v${height}h-8z`} fill={tones.glow} />
        </g>
      ))}
      <path d="M150 284v-24M328 258v-84M508 206V110" stroke={tones.leaf} strokeWidth="5" fill="none" />
      <Leaf at="150 262" scale={0.7} />
      <Leaf at="150 262" scale={0.7} left />
      <Leaf at="328 240" scale={0.9} />
      <Leaf at="328 222" scale={0.8} left />
      <Leaf at="508 190" scale={1.1} left />
      <Leaf at="508 176" scale={1} />
      <Blossom x={328} y={158} layers={youngBloom} />
      <Blossom x={508} y={92} layers={fullBloom} />
    </CoverFrame>
  );
}
