import { tone } from '@sayapatri/drawings';

/** Six steps, one for each score band, up a mountain to a flag. Decorative. */
export function StairRidge() {
  return (
    <svg viewBox="0 0 1200 240" aria-hidden="true">
      <path
        fill={tone.far}
        d="M0 240V180l84-46 60 34 104-84 66 58 62-28 90 40 94-70 70 44 130-96 92 74 60-30 88 60 84-50 116 62v92z"
      />
      <path fill={tone.mid} d="M0 240v-22l120-20 90 14 100-22 90 20 400-60 120-30 110 48 90-18 80 34v56z" />
      <path
        fill={tone.near}
        d="M300 240v-18h84v-26h78v-26h78v-26h78v-26h78v-26h78V62l22-14 16 10h18l34 38 26 12 40 52 34 16 44 44 40 20z"
      />
      <path
        fill="none"
        stroke={tone.accent}
        strokeWidth="4"
        d="M300 222h84v-26h78v-26h78v-26h78v-26h78v-26h78V62"
      />
      <path fill={tone.accent} d="M794 52V8h4l36 11-36 11v22z" />
    </svg>
  );
}
