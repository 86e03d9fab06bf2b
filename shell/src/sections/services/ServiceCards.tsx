import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type Heading, Section } from '@sayapatri/design';
import type { ServiceCard } from '../../schema/entities.ts';
import { CardLink } from '../CardLink.tsx';
import { ContentIcon } from '../ContentIcon.tsx';
import { TickedList } from './TickedList.tsx';

/** The cards have no frames, because their icons are enough to tell them apart. */
const Cards = styled('ul')({
  display: 'grid',
  columnGap: 'clamp(20px, 2.4vw, 32px)',
  margin: '0 0 -32px',
  padding: 0,
  listStyle: 'none',
});

/** Titles, texts and lists line up across a row. */
const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: 6,
  alignItems: 'start',
  marginBottom: 32,
  breakInside: 'avoid',
  [theme.breakpoints.down('sm')]: { display: 'block' },
}));

const Title = styled(Typography)(({ theme }) => ({
  display: 'flex',
  gap: 8,
  [theme.breakpoints.down('sm')]: { alignItems: 'center', gap: 14, overflowWrap: 'anywhere' },
})) as typeof Typography;

const ServiceIcon = styled(ContentIcon)(({ theme }) => ({
  color: theme.vars.palette.accentText,
  [theme.breakpoints.down('sm')]: {
    boxSizing: 'content-box',
    padding: 10,
    borderRadius: theme.shape.borderRadius,
    background: theme.vars.palette.accentSoft,
  },
}));

interface ServiceCardsProps extends Heading {
  items: readonly ServiceCard[];
  /** Whether the cards list the services' features. */
  withFeatures?: boolean;
  /** The narrowest a card may be, in pixels. */
  min?: number;
}

/** The services with an icon each; the whole card is one link to the service's page. */
export function ServiceCards({ title, intro, items, withFeatures = true, min = 300 }: ServiceCardsProps) {
  const columns = `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))`;
  // Four cards never stand as three and one.
  const onTablets = items.length < 5 ? '1fr 1fr' : columns;
  return (
    <Section title={title} intro={intro}>
      <Cards sx={{ gridTemplateColumns: { xs: columns, sm: onTablets, lg: columns } }}>
        {items.map((service) => (
          <Card key={service.path}>
            <Title variant="h4" component="h3">
              <ServiceIcon name={service.icon} />
              <CardLink href={service.path} sx={{ color: 'primary.main', fontWeight: 'inherit' }}>
                {service.title}
                <ArrowForwardIcon sx={{ ml: '0.25em', fontSize: '1em', verticalAlign: '-0.125em' }} />
              </CardLink>
            </Title>
            <Typography sx={{ mt: { xs: 1.25, sm: 0 }, color: 'text.secondary', textWrap: 'balance' }}>
              {service.description}
            </Typography>
            {withFeatures ? (
              <TickedList items={service.features} sx={{ mt: { xs: 1.25, sm: 1 }, rowGap: '6px' }} />
            ) : null}
          </Card>
        ))}
      </Cards>
    </Section>
  );
}
