import { lightPalette } from '@sayapatri/design/palette';

const { primary, secondary } = lightPalette;

/** The site's icon: a marigold on blue. */
export function Favicon() {
  return (
    <svg viewBox="0 0 32 32">
      <title>Sayapatri</title>
      <rect width="32" height="32" rx="8" fill={primary.main} />
      <g fill={secondary.main}>
        {[0, 60, 120, 180, 240, 300].map((angle) => (
          <ellipse key={angle} cx="16" cy="8.6" rx="3.6" ry="4.8" transform={`rotate(${angle} 16 16)`} />
        ))}
      </g>
      <circle cx="16" cy="16" r="3.4" fill="#FFF3D6" />
    </svg>
  );
}
