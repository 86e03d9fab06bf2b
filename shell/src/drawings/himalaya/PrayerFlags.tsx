import { lightPalette } from '@sayapatri/design/palette';

/** Prayer flags hang in this order: blue, white, red, green, yellow. */
const colors = ['#2F6DB5', '#FBF7EF', '#C43D2F', '#2E8055', lightPalette.secondary.main];

/** Width of a flag, and the distance from one flag to the next. */
const flag = 21;
const pitch = 30;

/** Prayer flags between a pole and the stupa's spire. Each colour is one dashed stroke. */
export function PrayerFlags() {
  return (
    <g data-day="" fill="none">
      <g stroke="var(--cord)">
        <path strokeWidth="4" d="M640 594V518" />
        <path d="M640 522Q960 580 1250 466" />
      </g>
      {colors.map((color, place) => (
        <path
          key={color}
          stroke={color}
          strokeWidth="26"
          strokeDasharray={`${flag} ${pitch * colors.length - flag}`}
          strokeDashoffset={-pitch * place}
          d="M648 536Q962 592 1226 486"
        />
      ))}
    </g>
  );
}
