import { styled } from '@mui/material/styles';
import type { Datasets, ServiceFigure } from '@sayapatri/contract';
import {
  AmountBar,
  CardFrame,
  CardGrid,
  LinkRow,
  linkedText,
  Picture,
  Section,
  SourceLine,
  StretchedLink,
} from '@sayapatri/design';
import skylines from '@sayapatri/pictures/skylines/skylines.ts';
import charges, { chargeTexts } from '../../content/charges.ts';
import { photos } from '../../content/photos.ts';
import { relatedHeadings } from '../../content/serviceTexts.ts';
import { useNavLinks } from '../../navigation/SiteContext.ts';
import type { Service } from '../../schema/entities.ts';
import { Classes } from './Classes.tsx';

/** What the star behind a made-up fee means. */
const classSamples = charges.classes.some(({ sample }) => sample) ? chargeTexts.markMeans : '';

/** Two countries side by side on a phone, and four where there is room, so that eight fill their rows. */
const Grid = styled(CardGrid)({
  gap: '0 clamp(12px, 2vw, 20px)',
  marginBottom: -16,
  '@media (max-width: 599px)': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  },
  '@media (min-width: 600px)': { gridTemplateColumns: 'repeat(4, 1fr)' },
  // Figures without a bar are names, whose lines need not line up across cards.
  '&:not(:has(i)) li': { gridTemplateRows: 'auto auto auto 1fr' },
  '&:not(:has(i)) li > div': { fontSize: 'clamp(0.875rem, 0.5rem + 0.5vw, 0.9375rem)' },
  // Names and terms of scholarships need more room than bars do.
  '@media (min-width: 600px) and (max-width: 899px)': {
    '&:not(:has(i))': {
      gridTemplateColumns: '1fr 1fr',
      '& img': { aspectRatio: '4' },
      '& li > :not(picture, img)': { marginInline: 16 },
    },
  },
});

/** The picture, the name, the figure and what belongs to it line up with those of the cards beside it. */
const Tile = styled(CardFrame)({
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  height: 'auto',
  marginBottom: 16,
  padding: 0,
  overflow: 'hidden',
  '& picture': { display: 'contents' },
  '& img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '3',
    objectFit: 'cover',
    background: 'linear-gradient(var(--mui-palette-primarySoft), var(--mui-palette-background-paper))',
  },
  '& > :not(picture, img)': { marginInline: 'clamp(9px, 2.4vw - 12px, 20px)' },
  '& > a': { marginTop: 12, fontSize: 'clamp(0.9375rem, 0.8rem + 0.3vw, 1.0625rem)', fontWeight: 500 },
  '& > a:last-child': { marginBottom: 12 },
  '& strong': {
    marginTop: 2,
    fontSize: 'clamp(0.9375rem, 0.5rem + 0.9vw, 1.25rem)',
    lineHeight: 1.25,
    wordSpacing: '0.06em',
    textWrap: 'balance',
  },
  '& > div': {
    marginBlock: '8px 14px',
    fontSize: 'clamp(0.8125rem, 0.5rem + 0.45vw, 0.875rem)',
    lineHeight: 1.4,
    textWrap: 'balance',
    color: 'var(--mui-palette-text-secondary)',
  },
  '& p': { margin: 0 },
  '& * + p': { marginTop: 6 },
});

const Year = styled('i')({
  display: 'flex',
  gap: 2,
  fontSize: '0.6875rem',
  fontStyle: 'normal',
  textAlign: 'center',
  '& b': { flex: 1, minWidth: 0, fontWeight: 500 },
  '& b::before': {
    content: '""',
    display: 'block',
    height: 8,
    borderRadius: 2,
    background: 'var(--mui-palette-divider)',
  },
  '& b::after': { content: 'attr(data-initial)' },
  '& [data-begins]': { fontWeight: 700, color: 'var(--mui-palette-text-primary)' },
  '& [data-begins]::before': { background: 'var(--mui-palette-secondary-main)' },
});

/** The figure's bar, on the scale of all countries or of a year, and the lines that belong to it. */
function Details({ amount, months, more, most }: ServiceFigure & { most: number }) {
  return (
    <div>
      {amount ? <AmountBar {...amount} most={most} /> : null}
      {months ? (
        <Year aria-hidden>
          {Array.from('JFMAMJJASOND', (initial, month) => (
            <b key={month} data-initial={initial} data-begins={months.includes(month + 1) || undefined} />
          ))}
        </Year>
      ) : null}
      {more.map((text) => (
        <p key={text}>{linkedText(text)}</p>
      ))}
    </div>
  );
}

type RelatedPagesProps = Pick<Service, 'path' | 'related' | 'figures'> &
  Pick<Partial<Datasets>, 'serviceFigures'>;

/** The live pages of one menu area: the countries' with what each guide says on the subject, the tests' in the table of classes. */
export function RelatedPages({ path, related: area, figures, serviceFigures = {} }: RelatedPagesProps) {
  const links = useNavLinks(area);
  if (area === 'test-preparation')
    return (
      <Section band="sand" title={relatedHeadings[area]} intro={classSamples}>
        <Classes classes={charges.classes} guides={links} />
      </Section>
    );
  if (links.length === 0) return null;
  const guides = serviceFigures[path.replace('/services/', '')] ?? [];
  const { link, ...heading } = (guides.length > 0 && figures) || {};
  const most = Math.max(...guides.map(({ amount }) => amount?.high ?? 0));
  return (
    <Section band="sand" title={relatedHeadings[area]} {...heading}>
      <Grid>
        {links.map(({ label, path }) => {
          const country = path.replace('/study-in-', '');
          const picture = photos[country] ?? skylines[country];
          const answer = guides.find(({ guidePath }) => guidePath === path);
          return (
            <Tile as="li" key={path}>
              {picture ? <Picture picture={picture} alt="" sizes="290px" /> : <span />}
              <StretchedLink to={path}>{label}</StretchedLink>
              {answer ? (
                <>
                  {/* A range stays on one line. */}
                  <strong>{answer.figure.replaceAll('–', '–\u2060')}</strong>
                  <Details {...answer} most={most} />
                </>
              ) : null}
            </Tile>
          );
        })}
      </Grid>
      {link ? <LinkRow links={[link]} /> : null}
      <SourceLine facts={guides.flatMap(({ sources = [] }) => sources)} />
    </Section>
  );
}
