import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CardGrid, CheckList, type Heading, Icon, Section, StretchedLink } from '@sayapatri/design';
import type { ServiceCard } from '../../schema/entities.ts';

/** The cards have no frames, because their icons are enough to tell them apart. */
const Cards = styled(CardGrid)({
  columnGap: 'clamp(20px, 2.4vw, 32px)',
  rowGap: 0,
  marginBottom: -32,
  // Four cards never stand as three and one.
  '@media (min-width: 600px) and (max-width: 1199px)': {
    '&:not(:has(> :nth-of-type(5)))': { gridTemplateColumns: '1fr 1fr' },
  },
  // Titles, texts and lists line up across a row.
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    alignItems: 'start',
    marginBottom: 32,
    breakInside: 'avoid',
  },
  '& h3': { display: 'flex', gap: 8, marginTop: 16, fontSize: 'clamp(1.125rem, 1.1rem + 0.2vw, 1.1875rem)' },
  '& h3 > svg': {
    flex: 'none',
    marginTop: '0.1em',
    fontSize: '1.2em',
    color: 'var(--mui-palette-accentText)',
  },
  '& h3 a': { color: 'var(--mui-palette-primary-main)', '&::after': { inset: -8 } },
  '& h3 a svg': { marginLeft: '0.25em', fontSize: '1em', verticalAlign: '-0.125em' },
  '& p': { margin: '6px 0 0', color: 'var(--mui-palette-text-secondary)', textWrap: 'balance' },
  '& > li > ul': { gap: 6, marginTop: 14 },
  '@media (max-width: 599px)': {
    '& > li': { display: 'block' },
    '& h3': { alignItems: 'center', gap: 14, marginTop: 0, overflowWrap: 'anywhere' },
    '& h3 > svg': {
      boxSizing: 'content-box',
      margin: 0,
      padding: 11,
      borderRadius: 12,
      background: 'var(--mui-palette-accentSoft)',
    },
    '& > li > :is(p, ul)': { marginTop: 10 },
  },
});

interface ServiceCardsProps extends Heading {
  items: readonly ServiceCard[];
  /** Whether the cards list the services' features. */
  withFeatures?: boolean;
  /** The narrowest a card may be, in pixels. */
  min?: number;
}

/** The services with an icon each; the whole card is one link to the service's page. */
export function ServiceCards({ title, intro, items, withFeatures = true, min = 300 }: ServiceCardsProps) {
  return (
    <Section title={title} intro={intro}>
      <Cards min={min}>
        {items.map((service) => (
          <li key={service.path}>
            <Typography variant="h3">
              <Icon name={service.icon} />
              <StretchedLink to={service.path}>
                {service.title}
                <ArrowForwardIcon />
              </StretchedLink>
            </Typography>
            <p>{service.description}</p>
            {withFeatures ? <CheckList items={service.features} /> : null}
          </li>
        ))}
      </Cards>
    </Section>
  );
}
