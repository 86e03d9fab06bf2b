import { lightPalette } from '@sayapatri/design/palette';

const { secondary } = lightPalette;
const petals = [0, 60, 120, 180, 240, 300];

/** The brand's marigold, in the logo. */
export function Marigold() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      {petals.map((angle) => (
        <ellipse
          key={angle}
          cx="16"
          cy="7.4"
          rx="4.6"
          ry="6"
          fill={secondary.main}
          transform={`rotate(${angle} 16 16)`}
        />
      ))}
      {petals.map((angle) => (
        <ellipse
          key={angle}
          cx="16"
          cy="10.4"
          rx="2.6"
          ry="3.8"
          fill={secondary.dark}
          transform={`rotate(${angle + 30} 16 16)`}
        />
      ))}
      <circle cx="16" cy="16" r="3.4" fill="#FFF3D6" />
    </svg>
  );
}
