import { type brand, styled } from '@sayapatri/design';
import type { ContactContent } from '../../content/contact.ts';

interface Place {
  latitude: number;
  longitude: number;
}

const kmPerDegree = 111.2;
const directions = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

/** From one office to another: kilometres to the east and to the north, in a straight line, and where it lies. */
export function wayBetween(from: Place, to: Place) {
  const north = (to.latitude - from.latitude) * kmPerDegree;
  const east = (to.longitude - from.longitude) * kmPerDegree * Math.cos((from.latitude * Math.PI) / 180);
  const eighth = Math.round((Math.atan2(east, north) / Math.PI) * 4);
  return { east, north, km: Math.hypot(east, north), direction: directions[(eighth + 8) % 8] as string };
}

/** A map with its caption, as a card. */
export const OfficeFigure = styled('figure')(({ theme }) => ({
  margin: 0,
  background: 'var(--mui-palette-background-paper)',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 16,
  overflow: 'hidden',
  '& figcaption': { padding: '18px 24px', borderTop: '1px solid var(--mui-palette-divider)' },
  '& h3': { ...theme.typography.h3, margin: 0 },
  '& a': {
    display: 'inline-block',
    paddingBlock: 9,
    fontWeight: 600,
    color: 'var(--mui-palette-primary-main)',
    textUnderlineOffset: '0.2em',
  },
  '& a svg': { marginLeft: 6, verticalAlign: '-0.2em' },
}));

/** Side of the drawing, in its own units. */
const side = 300;

const Plan = styled('svg')({
  display: 'block',
  width: '100%',
  height: 'clamp(220px, 24vw, 340px)',
  background: 'var(--primary-soft)',
  fill: 'var(--mui-palette-text-primary)',
  fontSize: 14,
  '@media (max-width: 1119px)': { height: 260, fontSize: 17 },
  '& line': { stroke: 'var(--mui-palette-text-secondary)', strokeWidth: 1.5 },
  '& line:first-of-type': {
    stroke: 'var(--mui-palette-secondary-main)',
    strokeWidth: 4,
    strokeLinecap: 'round',
    strokeDasharray: '0 9',
  },
  '& circle': { fill: 'none', stroke: 'var(--mui-palette-background-default)', strokeWidth: 1.5 },
  '& g circle': { fill: 'var(--mui-palette-primary-main)', stroke: 'var(--primary-soft)', strokeWidth: 3 },
  // The ground behind letters that stand on a line.
  '& text': { stroke: 'var(--primary-soft)', strokeWidth: 5, paintOrder: 'stroke' },
  '& tspan:first-of-type': { fontWeight: 700 },
});

type Office = (typeof brand.offices)[number];

interface TwoOfficesProps {
  offices: readonly [Office, Office];
  texts: ContactContent['map']['both'];
}

/** How the two offices lie to each other, to scale. It has no streets: their coordinates are all that is known here. */
export function TwoOffices({ offices: [one, other], texts }: TwoOfficesProps) {
  const { east, north, km, direction } = wayBetween(one, other);
  // Room around both for their names.
  const unit = side / (Math.max(Math.abs(east), Math.abs(north)) * 1.7 || 1);
  const at = (sign: 1 | -1) =>
    [side / 2 + (sign * east * unit) / 2, side / 2 - 8 - (sign * north * unit) / 2] as const;
  const [x1, y1] = at(-1);
  const [x2, y2] = at(1);
  const places = [
    { office: one, x: x1, y: y1, isLeft: east >= 0 },
    { office: other, x: x2, y: y2, isLeft: east < 0 },
  ];
  /** The distance of the rings around the first office, in kilometres and as drawn. */
  const scale = 10 ** Math.floor(Math.log10(km || 1));
  const ring = scale * unit;
  return (
    <OfficeFigure>
      <Plan viewBox={`-60 0 ${side + 120} ${side}`} role="img" aria-label={texts.title}>
        {[1, 2, 3, 4].map((times) => (
          <circle key={times} cx={x1} cy={y1} r={times * ring} />
        ))}
        <text x={x1 - ring} y={y1 + 5} textAnchor="middle">{`${scale} km`}</text>
        <line x1={x1} y1={y1} x2={x2} y2={y2} />
        <line x1={330} y1={276} x2={330} y2={290} />
        <path d="M330 252l7 24-7-5-7 5z" />
        <text x={325} y={246}>
          {texts.north}
        </text>
        {places.map(({ office, x, y, isLeft }) => (
          <g key={office.id}>
            <circle cx={x} cy={y} r="10" />
            <text x={x + (isLeft ? 18 : -18)} y={y - 2} textAnchor={isLeft ? 'start' : 'end'}>
              <tspan>{office.name}</tspan>
              <tspan x={x + (isLeft ? 18 : -18)} dy="18">
                {office.address.split(',')[0]}
              </tspan>
            </text>
          </g>
        ))}
      </Plan>
      <figcaption>
        <h3>{texts.title}</h3>
        {texts.way(other.name, km.toFixed(1), direction, one.name)}
        <br />
        {texts.note}
      </figcaption>
    </OfficeFigure>
  );
}
