import { tones } from './coverTones.ts';

interface Layer {
  radius: number;
  petals: number;
  color: string;
}

/** The layers of a full marigold, outermost first. */
export const fullBloom: readonly Layer[] = [
  { radius: 52, petals: 17, color: tones.ember },
  { radius: 41, petals: 15, color: tones.marigold },
  { radius: 27, petals: 12, color: tones.ember },
  { radius: 20, petals: 10, color: tones.marigold },
  { radius: 8, petals: 6, color: tones.glow },
];

export const youngBloom: readonly Layer[] = [
  { radius: 23, petals: 11, color: tones.ember },
  { radius: 14, petals: 9, color: tones.marigold },
];

/** A marigold blossom around (x, y). The petals are the dots of a round-capped dotted outline. */
export function Blossom({ x, y, layers }: { x: number; y: number; layers: readonly Layer[] }) {
  return layers.map(({ radius, petals, color }) => {
    const gap = (2 * Math.PI * radius) / petals;
    return (
      <circle
        key={radius}
        cx={x}
        cy={y}
        r={radius}
        fill={color}
        stroke={color}
        strokeWidth={(gap * 1.08).toFixed(1)}
        strokeLinecap="round"
        strokeDasharray={`0 ${gap.toFixed(3)}`}
      />
    );
  });
}
