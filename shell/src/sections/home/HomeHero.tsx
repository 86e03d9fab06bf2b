import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Datasets } from '@sayapatri/contract';
import { planHub, startJourney } from '../../content/paths.ts';
import { useNavLinks } from '../../navigation/SiteContext.ts';
import type { HomeContent } from '../../schema/pages.ts';
import { Claims } from './Claims.tsx';
import { Counsellor } from './Counsellor.tsx';
import { RouteMap } from './RouteMap.tsx';

/** Two buttons in a phone's row. */
const narrow = {
  flexGrow: { xs: 1, sm: 0 },
  px: { xs: 1.5, sm: 3.5 },
  fontSize: { xs: 'body2.fontSize', sm: 'body1.fontSize' },
};

type HomeHeroProps = HomeContent['hero'] & Partial<Pick<Datasets, 'guideFacts' | 'serviceFigures'>>;

/** The question where to study, on a map of the world, beside who answers it. */
export function HomeHero(props: HomeHeroProps) {
  const { greeting, title, blurb, claims, guideFacts = [], serviceFigures = {} } = props;
  const guides = useNavLinks('study-abroad');
  return (
    <Box sx={{ pt: { xs: 2, sm: 4, md: 6 }, bgcolor: 'primarySoft' }}>
      <Container
        sx={{
          display: 'grid',
          gap: { xs: 1.5, lg: '24px 56px' },
          alignItems: 'start',
          gridTemplateColumns: { lg: 'minmax(0, 5fr) minmax(0, 8fr)' },
          gridTemplateRows: { lg: 'auto 1fr' },
        }}
      >
        <div>
          <Typography
            lang="ne"
            sx={{ mb: { md: 1 }, typography: 'h3', lineHeight: 1.2, color: 'primary.main' }}
          >
            {greeting}
          </Typography>
          <Typography variant="h1" tabIndex={-1}>
            {title}
          </Typography>
          <Typography
            sx={{
              display: { xs: 'none', md: 'block' },
              mt: 2,
              typography: 'subtitle1',
              color: 'text.secondary',
            }}
          >
            {blurb}
          </Typography>
          <Counsellor />
        </div>
        {guideFacts.length > 0 ? (
          <Box sx={{ gridRow: { lg: '1 / 3' }, gridColumn: { lg: 2 } }}>
            <RouteMap
              guides={guides}
              guideFacts={guideFacts}
              intakes={serviceFigures['university-admission'] ?? []}
            />
          </Box>
        ) : null}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button href={startJourney.href} variant="contained" color="secondary" size="large" sx={narrow}>
            {startJourney.label}
          </Button>
          <Button href={planHub.href} variant="outlined" size="large" sx={narrow}>
            {planHub.label}
          </Button>
        </Stack>
      </Container>
      <Claims claims={claims} />
    </Box>
  );
}
