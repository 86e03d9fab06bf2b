import { styled } from '@mui/material/styles';
import type { GuideFacts } from '@sayapatri/contract';
import { AmountBar, CardFrame, Picture, StretchedLink } from '@sayapatri/design';
import bareRidge from '@sayapatri/pictures/bare-ridge.svg';
import skylines from '@sayapatri/pictures/skylines/skylines.ts';
import { costPicker } from '../../content/costPicker.ts';
import { destinationLabels } from '../../content/destinations.ts';
import { photos } from '../../content/photos.ts';

/** The picture, the sum and each fact line up with those of the cards beside it. */
const Frame = styled(CardFrame)({
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  padding: 0,
  overflow: 'hidden',
  '& picture': { display: 'contents' },
  '& img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '2.4',
    objectFit: 'cover',
    background: 'linear-gradient(var(--mui-palette-primarySoft), var(--mui-palette-background-paper))',
  },
  '& > div': { padding: '16px 20px 14px' },
  '& h3': { margin: 0, fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.3 },
  '& p': { margin: '8px 0 0', lineHeight: 1.4 },
  '& p span': { display: 'block', fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
  '& p strong': { fontSize: 'clamp(1.1875rem, 0.6rem + 1.2vw, 1.5rem)', letterSpacing: '-0.015em' },
  '& p i': { marginTop: 6 },
  '& dl': { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', margin: '0 0 10px' },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: '4em 1fr',
    alignContent: 'start',
    columnGap: 8,
    margin: '0 20px',
    paddingBlock: 8,
    borderTop: '1px solid var(--mui-palette-divider)',
    fontSize: '0.9375rem',
    lineHeight: 1.45,
  },
  '& dt': { color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, textWrap: 'pretty', '&::first-letter': { textTransform: 'uppercase' } },
  '& small': { display: 'inline-block', fontSize: '0.8125rem', color: 'var(--mui-palette-text-secondary)' },
  // In narrow cards the sum is enough; the facts are those at the head of the guide.
  '@media (max-width: 899px)': {
    gridRow: 'span 2',
    '& > div': { padding: 12 },
    '& img': { aspectRatio: '2' },
    '& h3, & p strong': { fontSize: '1.0625rem', letterSpacing: '-0.02em' },
    '& p': { marginTop: 4 },
    '& dl': { display: 'none' },
  },
  // On the smallest phones the sum keeps its line; with large letters it may break.
  '@media (min-width: 19em) and (max-width: 22.4em)': {
    '& p strong': { fontSize: '0.9375rem', letterSpacing: '-0.02em', whiteSpace: 'nowrap' },
  },
  // In narrow columns each value gets a line of its own, below its name.
  '@media (min-width: 900px) and (max-width: 1199px)': { '& dl > div': { gridTemplateColumns: '1fr' } },
});

/** A fact up to its first semicolon, as the guide shows the rest, with the part from the first bracket in small letters. */
const shown = (fact = '') => {
  const [value, rest] = fact.replace(/; .*/s, '').split(/(\(.*)/s);
  return rest ? [value, <small key="rest">{rest}</small>] : value;
};

interface DestinationCardProps {
  label: string;
  path: string;
  /** Undefined if no live package provides the guide's facts. */
  guide: GuideFacts | undefined;
  /** The end of the scale on which the first year's bar stands, in lakh. */
  most: number;
}

/** A country as a picture with what a first year costs and two facts; the whole card links to its guide. */
export function DestinationCard({ label, path, guide, most }: DestinationCardProps) {
  const country = path.replace('/study-in-', '');
  const photo = photos[country];
  const skyline = skylines[country];
  return (
    <Frame as="li">
      <Picture
        picture={photo ?? skyline ?? { src: bareRidge, width: 1200, height: 320 }}
        alt={photo ? label : (skyline?.alt ?? '')}
        sizes="290px"
      />
      <div>
        <h3>
          <StretchedLink to={path}>{label}</StretchedLink>
        </h3>
        {guide?.firstYear ? (
          <p>
            <span>{costPicker.bachelorsYear}</span> <strong>{guide.firstYear.text}</strong>
            <AmountBar {...guide.firstYear} most={most} />
          </p>
        ) : null}
      </div>
      {guide ? (
        <dl>
          {destinationLabels.map((label, index) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{shown(guide.facts[index + 1])}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Frame>
  );
}
