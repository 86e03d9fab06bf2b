import { Bust } from './Bust.tsx';
import type { Person } from './person.ts';

/** Twelve petals around a disc: the marigold of the brand's name, behind each person. */
const petals = Array.from({ length: 12 }, (_, index) => {
  const angle = (index / 12) * 2 * Math.PI;
  const [x, y] = [100 + Math.cos(angle) * 74, 100 + Math.sin(angle) * 74].map(
    (value) => Math.round(value * 10) / 10,
  );
  return `M${x} ${(y ?? 0) - 25}a25 25 0 1 1 -.1 0z`;
}).join('');
const disc = `M100 22a78 78 0 1 1 -.1 0z`;

/** Petals, disc and the disc's lit edge, each for light and dark. */
const grounds = {
  sun: ['#fdeccb', '#fbdc9f', '#3d3528', '#574724'],
  sky: ['#dfeaf4', '#c3d8ea', '#1c3146', '#27445f'],
  leaf: ['#e6efd9', '#cfe0b8', '#25342c', '#33493a'],
} as const;

/** One person to the waist, or two side by side, in front of a marigold. 200 x 200. */
export function Portrait({ people }: { people: readonly Person[] }) {
  const [one, other] = people;
  const [petal, middle, darkPetal, darkMiddle] = grounds[one?.ground ?? 'sun'];
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <style>{`:root{--p:${petal};--d:${middle}}@media(prefers-color-scheme:dark){:root{--p:${darkPetal};--d:${darkMiddle}}}`}</style>
      {one && !other ? (
        <>
          <path fill="var(--p)" d="M0 0h200v200H0z" />
          <path fill="var(--d)" transform="translate(0 -14)" d={petals + disc} />
          <g transform="translate(10 -12) scale(.9)">
            <Bust person={one} withArms />
          </g>
        </>
      ) : (
        <>
          <clipPath id="c">
            <path d={disc} />
          </clipPath>
          <path fill="var(--p)" d={petals + disc} />
          <path fill="var(--d)" d={disc} />
          <g clipPath="url(#c)">
            {people.map((person, index) => (
              <g
                key={person.alt}
                transform={index === 0 ? 'translate(-4 12) scale(.78)' : 'translate(46 22) scale(.76)'}
              >
                <Bust person={person} />
              </g>
            ))}
          </g>
        </>
      )}
    </svg>
  );
}
