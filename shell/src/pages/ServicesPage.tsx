import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { ClosingBand, Hero, StatTiles } from '@sayapatri/design';
import charges, { chargesId, printedPrice } from '../content/charges.ts';
import labels from '../content/labels/charges.json';
import { freeConsultation, paths, planHub } from '../content/paths.ts';
import data from '../content/services.json';
import bridge from '../pictures/bridge-scene.svg';
import type { ServicesContent } from '../schema/pages.ts';
import { PointsSection } from '../sections/PointsSection.tsx';
import { Charges } from '../sections/services/Charges.tsx';
import { ServiceRows } from '../sections/services/ServiceRows.tsx';

export default function ServicesPage() {
  const { hero, stats, cards, whyChooseUs, closing } = data as ServicesContent;
  return (
    <>
      <Hero
        {...hero}
        cta={freeConsultation}
        also={{ label: labels.all, href: `${paths.services}#${chargesId}` }}
        drawing={bridge}
      />
      <Box sx={{ py: { xs: 2, md: 3 }, color: 'onDeep', bgcolor: 'bandDeep' }}>
        <Container>
          <StatTiles stats={stats} />
        </Container>
      </Box>
      <ServiceRows {...cards} id={chargesId} priceOf={printedPrice} />
      <Charges {...charges} />
      <PointsSection {...whyChooseUs} />
      <ClosingBand {...closing} cta={freeConsultation} also={planHub} />
    </>
  );
}
