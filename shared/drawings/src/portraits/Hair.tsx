import { type HairStyle, hairColours, type Person } from './person.ts';

/** Hair behind head and shoulders. */
const behind: Partial<Record<HairStyle, string>> = {
  long: 'M62 76Q58 38 100 36T138 76Q142 120 150 158Q136 170 122 166V110H78V166Q64 170 50 158Q58 120 62 76z',
  wavy: 'M62 74Q56 36 100 36T138 74Q148 92 142 108Q152 124 144 142Q136 156 120 152V110H80V152Q64 156 56 142Q48 124 58 108Q52 92 62 74z',
  bob: 'M62 74Q58 38 100 37T138 74Q144 102 136 122Q126 128 118 122V90H82V122Q74 128 64 122Q56 102 62 74z',
  bun: 'M84 34a17 15 0 1 0 34 0a17 15 0 1 0 -34 0z',
  ponytail: 'M124 50Q156 54 154 98Q152 134 158 166Q140 160 136 128Q134 96 122 76z',
  braid: 'M130 96q12 6 8 18q8 8 3 18q7 8 1 18q4 8 -2 16q-10 2 -12 -6q-6 -8 -1 -16q-7 -8 -1 -17q-6 -9 0 -15z',
};

/** Hair over forehead and temples. */
const before: Record<HairStyle, string> = {
  short: 'M67 82Q62 40 100 37T133 82Q130 70 126 62Q112 60 104 54Q92 64 76 62Q70 70 67 82z',
  sidePart: 'M67 82Q60 36 102 36T133 82Q130 72 125 64Q104 64 86 52Q80 60 73 65Q69 72 67 82z',
  curly:
    'M67 84Q58 76 63 66Q56 56 66 49Q66 38 79 38Q86 29 98 33Q110 27 118 36Q130 36 132 47Q142 54 136 65Q141 76 133 84Q132 72 126 67Q118 70 112 62Q104 68 97 62Q90 69 83 63Q76 70 73 67Q68 74 67 84z',
  receding:
    'M67 86Q62 60 72 50Q82 42 96 44Q88 48 82 56Q74 60 72 70Q69 76 67 86zM133 86Q138 60 128 50Q118 42 104 44Q114 48 119 56Q126 60 128 70Q131 76 133 86z',
  crop: 'M68 76Q66 42 100 40T132 76Q131 66 127 60Q114 53 100 53T73 60Q69 66 68 76z',
  bun: 'M66 86Q60 44 100 41T134 86Q132 70 126 63Q112 62 100 50Q88 62 74 63Q68 70 66 86z',
  long: 'M64 92Q58 40 100 37T136 92Q134 74 128 66Q112 62 104 48Q92 64 72 66Q66 76 64 92z',
  wavy: 'M64 92Q57 39 100 36T136 92Q136 74 128 64Q110 64 92 46Q88 62 72 66Q66 76 64 92z',
  bob: 'M64 96Q58 40 100 37T136 96Q134 76 128 72H72Q66 76 64 96z',
  ponytail: 'M66 84Q60 42 100 38T134 84Q131 68 124 60Q110 56 98 52Q86 60 75 62Q68 70 66 84z',
  braid: 'M65 90Q59 42 100 39T135 90Q133 72 126 64Q112 62 100 50Q88 62 74 64Q67 72 65 90z',
};

/** A lit strand of hair. */
const shine: Partial<Record<HairStyle, string>> = {
  short: 'M75 54Q84 42 98 42Q86 48 80 57z',
  sidePart: 'M74 56Q80 44 94 41Q84 48 81 56z',
  crop: 'M76 54Q84 45 96 44Q86 49 80 55z',
  bun: 'M73 58Q80 46 95 45Q84 51 78 60z',
  long: 'M71 60Q78 44 95 41Q84 50 77 62z',
  wavy: 'M71 60Q76 44 90 42Q84 50 77 62z',
  bob: 'M70 62Q76 44 94 41Q82 50 77 66z',
  ponytail: 'M73 56Q82 44 95 42Q84 49 79 58z',
  braid: 'M72 58Q80 45 95 43Q84 50 78 60z',
};

export function HairBehind({ person: { hair, hairColour, topi } }: { person: Person }) {
  const d = behind[hair];
  if (d === undefined || topi) return null;
  const [dark, light] = hairColours[hairColour];
  return (
    <>
      <path fill={dark} d={d} />
      {hair === 'braid' && (
        <path
          fill="none"
          stroke={light}
          strokeWidth="2"
          d="M131 116q4 5 9 0M133 134q4 5 9 0M132 151q4 5 9 0"
        />
      )}
    </>
  );
}

export function HairBefore({ person: { hair, hairColour } }: { person: Person }) {
  const [dark, light] = hairColours[hairColour];
  return (
    <>
      <path fill={dark} d={before[hair]} />
      {shine[hair] && <path fill={light} d={shine[hair]} />}
    </>
  );
}

/** A cap of woven dhaka cloth. */
export function Topi() {
  return (
    <>
      <path fill="#b23a3a" d="M64 66Q66 34 96 28L122 30Q136 40 136 66Q100 54 64 66z" />
      <path fill="#8f2a2f" d="M122 30Q136 40 136 66Q128 62 116 60Q124 46 122 30z" />
      <path
        fill="none"
        stroke="#f5c75a"
        strokeWidth="2.4"
        d="M72 56l6 -8 6 8 6 -8 6 8 6 -8 6 8 6 -8 6 8 6 -8M80 42l5 -6 5 6 5 -6 5 6 5 -6 5 6 5 -6"
      />
      <path fill="none" stroke="#2f7f7a" strokeWidth="2.4" d="M66 63Q100 51 134 63" />
    </>
  );
}
