import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Datasets, ServiceFigure } from '@sayapatri/contract';
import { AmountBar, linkedText, Picture, Section, SourceLine } from '@sayapatri/design';
import skylines from '@sayapatri/pictures/skylines/skylines.ts';
import charges, { chargeTexts } from '../../content/charges.ts';
import { photos } from '../../content/photos.ts';
import { relatedHeadings } from '../../content/serviceTexts.ts';
import { useNavLinks } from '../../navigation/SiteContext.ts';
import type { Service } from '../../schema/entities.ts';
import { CardLink } from '../CardLink.tsx';
import { Classes } from './Classes.tsx';

/** What the star behind a made-up fee means. */
const classSamples = charges.classes.some(({ sample }) => sample) ? chargeTexts.markMeans : '';

/** Two countries side by side on a phone, and four where there is room, so that eight fill their rows. */
const Grid = styled('ul')({
  display: 'grid',
  columnGap: 'clamp(12px, 2vw, 20px)',
  margin: '0 0 -16px',
  padding: 0,
  listStyle: 'none',
});

/** The picture, the name, the figure and what belongs to it line up with those of the cards beside it. */
const Tile = styled(Card)({
  position: 'relative',
  display: 'grid',
  gridRow: 'span 4',
  marginBottom: 16,
}) as typeof Card;

const Scene = styled(Picture)(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '3',
  objectFit: 'cover',
  background: `linear-gradient(${theme.vars.palette.primarySoft}, ${theme.vars.palette.background.paper})`,
}));

/** The room between a card's edge and its words. */
const inset = 'clamp(9px, 2.4vw - 12px, 20px)';

const Figure = styled('strong')(({ theme }) => ({
  margin: `2px ${inset} 0`,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.25,
  wordSpacing: '0.06em',
  textWrap: 'balance',
  [theme.breakpoints.up('lg')]: { fontSize: theme.typography.body1.fontSize },
}));

const Months = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 2,
  fontSize: theme.typography.caption.fontSize,
  textAlign: 'center',
}));

/** A month's box above its initial, which is drawn only: nobody wants it read out or copied. */
const Month = styled('span')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  '&::before': {
    content: '""',
    display: 'block',
    height: 8,
    borderRadius: 2,
    background: theme.vars.palette.divider,
  },
  '&::after': { content: 'attr(data-initial)' },
}));

const FirstMonth = styled(Month)(({ theme }) => ({
  fontWeight: 700,
  color: theme.vars.palette.text.primary,
  '&::before': { background: theme.vars.palette.secondary.main },
}));

/** The figure's bar, on the scale of all countries or of a year, and the lines that belong to it. */
function Details({ amount, months, more, most }: ServiceFigure & { most: number }) {
  return (
    <Box sx={{ mx: inset, mt: 1, mb: 1.75 }}>
      {amount ? <AmountBar {...amount} most={most} /> : null}
      {months ? (
        <Months aria-hidden>
          {Array.from('JFMAMJJASOND', (initial, month) => {
            const Shown = months.includes(month + 1) ? FirstMonth : Month;
            return <Shown key={month} data-initial={initial} />;
          })}
        </Months>
      ) : null}
      {more.map((text) => (
        <Typography
          key={text}
          variant="caption"
          component="p"
          sx={{ '* + &': { mt: 0.75 }, color: 'text.secondary', textWrap: 'balance' }}
        >
          {linkedText(text)}
        </Typography>
      ))}
    </Box>
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
  // Figures without a bar are names and terms, which need more room, and whose lines need not line up across cards.
  const bars = guides.some(({ amount, months }) => amount ?? months);
  const columns = {
    xs: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
    sm: bars ? 'repeat(4, 1fr)' : '1fr 1fr',
    md: 'repeat(4, 1fr)',
  };
  return (
    <Section band="sand" title={relatedHeadings[area]} {...heading}>
      <Grid sx={{ gridTemplateColumns: columns }}>
        {links.map(({ label, path }) => {
          const country = path.replace('/study-in-', '');
          const picture = photos[country] ?? skylines[country];
          const answer = guides.find(({ guidePath }) => guidePath === path);
          return (
            <Tile
              component="li"
              key={path}
              sx={{ gridTemplateRows: bars ? 'subgrid' : 'auto auto auto 1fr' }}
            >
              {picture ? <Scene picture={picture} alt="" sizes="290px" /> : <span />}
              <CardLink href={path} sx={{ mx: inset, mt: 1.5, mb: answer ? 0 : 1.5, typography: 'body2' }}>
                {label}
              </CardLink>
              {answer ? (
                <>
                  <Figure>
                    {/* A range stays on one line. */}
                    {answer.figure.replaceAll('–', '–\u2060')}
                  </Figure>
                  <Details {...answer} most={most} />
                </>
              ) : null}
            </Tile>
          );
        })}
      </Grid>
      {link ? (
        <Button href={link.href} variant="outlined" sx={{ mt: 3 }}>
          {link.label}
        </Button>
      ) : null}
      <SourceLine facts={guides.flatMap(({ sources = [] }) => sources)} />
    </Section>
  );
}
