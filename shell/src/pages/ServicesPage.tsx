import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { ClosingBand, Hero, StatTiles } from '@sayapatri/design';
import charges, { chargesId, chargeTexts, printedPrice } from '../content/charges.ts';
import { freeConsultation, paths } from '../content/paths.ts';
import services from '../content/services.ts';
import { planHub } from '../content/tools.ts';
import bridge from '../pictures/bridge-scene.svg';
import { Charges } from '../sections/services/Charges.tsx';
import { ServiceFeatures } from '../sections/services/ServiceFeatures.tsx';
import { ServiceRows } from '../sections/services/ServiceRows.tsx';

export default function ServicesPage() {
  const { hero, stats, cards, whyChooseUs, closing } = services;
  return (
    <>
      <Hero
        {...hero}
        cta={freeConsultation}
        also={{ label: chargeTexts.all, href: `${paths.services}#${chargesId}` }}
        drawing={bridge}
      />
      <Box sx={{ py: { xs: 2, md: 3 }, color: 'onDeep', bgcolor: 'bandDeep' }}>
        <Container>
          <StatTiles stats={stats} />
        </Container>
      </Box>
      <ServiceRows {...cards} id={chargesId} priceOf={printedPrice} />
      <Charges {...charges} />
      <ServiceFeatures {...whyChooseUs} />
      <ClosingBand {...closing} cta={freeConsultation} also={planHub} />
    </>
  );
}
