import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { GuideFacts, ServiceFigure } from '@sayapatri/contract';
import labels from '../../content/labels/home.json';
import { paths } from '../../content/paths.ts';
import routes from '../../pictures/world/places.json';

const texts = labels.ticket;

/** The stub, beside them on wide screens, is torn off at the dashes. */
const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1.25fr 1fr',
  gap: '6px 12px',
  flex: 1,
  margin: 0,
  padding: '8px 16px 12px',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1.3fr 1fr 1fr',
    padding: 20,
    borderRight: `2px dashed ${theme.vars.palette.divider}`,
  },
}));

interface TicketProps {
  country: string;
  guidePath: string;
  place: { place: string; code: string };
  guide: GuideFacts | undefined;
  /** The guide's figures on admission: when courses begin. */
  intakes: ServiceFigure | undefined;
}

/** A boarding pass, plainly a specimen, with what a family asks first of a country, and the ways on. */
export function Ticket({ country, guidePath, place, guide, intakes }: TicketProps) {
  /** The contact page fills its message in with the text in its address. */
  const message = new URLSearchParams({ message: `I would like to study in ${country}.` });
  const facts = [
    { label: texts.firstYear, value: guide?.firstYear?.text, isFirst: true },
    { label: texts.intakes, value: intakes?.figure },
    { label: texts.english, value: guide?.facts[1]?.replace(/^usually |(; | \().*/gs, '') },
  ];
  return (
    <Card
      component="article"
      aria-label={`${routes.from.place} to ${place.place}`}
      sx={{ position: 'relative', mt: { xs: -1.5, md: 0 } }}
    >
      <Stack
        direction="row"
        sx={{
          alignItems: 'baseline',
          justifyContent: 'space-between',
          px: { xs: 2, md: 2.5 },
          py: 0.5,
          color: 'onDeep',
          bgcolor: 'bandDeep',
        }}
      >
        <Typography variant="h3" component="p">
          {routes.from.code} → {place.code}
        </Typography>
        <Typography variant="caption" sx={{ color: 'onDeepSoft' }}>
          {texts.pass} ({texts.specimen})
        </Typography>
      </Stack>
      <Box sx={{ display: 'flex', flexWrap: { md: 'wrap' }, alignItems: { xs: 'start', md: 'stretch' } }}>
        <Facts>
          {facts.map(({ label, value, isFirst }) => (
            <Box key={label}>
              <Typography variant="caption" component="dt" sx={{ color: 'text.secondary' }}>
                {label}
              </Typography>
              <Box
                component="dd"
                sx={{
                  m: 0,
                  typography: isFirst ? 'h3' : 'body2',
                  fontWeight: isFirst ? undefined : 650,
                  lineHeight: isFirst ? 1.2 : 1.4,
                  whiteSpace: isFirst ? { sm: 'nowrap' } : undefined,
                }}
              >
                {value ?? texts.unknown}
              </Box>
            </Box>
          ))}
        </Facts>
        <Stack
          sx={{
            position: { xs: 'absolute', md: 'static' },
            right: 8,
            bottom: 8,
            gap: 1,
            justifyContent: 'center',
            p: { md: 2 },
          }}
        >
          <Button href={guidePath} variant="outlined" size="small">
            {`${country} ${texts.guide}`}
          </Button>
          <Button
            href={`${paths.contact}?${message}`}
            size="small"
            sx={{ display: { xs: 'none', md: 'inline-flex' } }}
          >
            {texts.counsellor}
          </Button>
        </Stack>
      </Box>
    </Card>
  );
}
