/** Blue, white, red, green, yellow: the order in which prayer flags hang. */
const colors = ['#2F6DB5', '#FBF7EF', '#C43D2F', '#2E8055', '#F6A81C'];

/** Width of a flag and the way to the next one. */
const flag = 21;
const pitch = 30;

/** Prayer flags on their line, up to the stupa's spire: each colour is one dashed stroke below the line. */
export function PrayerFlags() {
  return (
    <g fill="none">
      <path stroke="var(--mui-palette-text-secondary)" d="M640 596Q960 560 1250 466" />
      {colors.map((color, place) => (
        <path
          key={color}
          stroke={color}
          strokeWidth="26"
          strokeDasharray={`${flag} ${pitch * colors.length - flag}`}
          strokeDashoffset={-pitch * place}
          d="M644 609Q960 573 1220 489"
        />
      ))}
    </g>
  );
}
