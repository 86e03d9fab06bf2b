import Button from '@mui/material/Button';
import type { PageProps } from '@sayapatri/contract';
import { ClosingBand, Hero } from '@sayapatri/design';
import { chargeOf } from '../content/charges.ts';
import labels from '../content/labels/services.json';
import { allServices, freeConsultation, paths } from '../content/paths.ts';
import serviceTexts from '../content/serviceTexts.json';
import { servicePictures } from '../pictures/services.ts';
import type { Service } from '../schema/entities.ts';
import { PointsSection } from '../sections/PointsSection.tsx';
import { Classes } from '../sections/services/Classes.tsx';
import { CountryFigures } from '../sections/services/CountryFigures.tsx';
import { KeyFacts } from '../sections/services/KeyFacts.tsx';
import { ServiceNeeds } from '../sections/services/ServiceNeeds.tsx';

/** The page of one service, which leads with its subject: classes, the guides' figures, or else its steps. */
export default function ServiceDetailPage({ data, datasets }: PageProps<Service>) {
  const { path, hero, duration, features, process, requirements, benefits, figures, link } = data;
  const guides = datasets?.serviceFigures?.[path.replace('/services/', '')] ?? [];
  return (
    <>
      <Hero
        {...hero}
        cta={freeConsultation}
        also={allServices}
        picture={{ src: servicePictures[path], width: 400, height: 200 }}
      >
        <KeyFacts duration={duration} {...chargeOf(path)} />
      </Hero>
      {path === paths.testPreparation ? <Classes /> : null}
      {figures ? <CountryFigures figures={figures} guides={guides} /> : null}
      <PointsSection
        numbered
        title={`${labels.process} (${process.length} ${labels.steps})`}
        points={process}
      >
        <Button href={link.href} variant="outlined" sx={{ mt: 2 }}>
          {link.label}
        </Button>
      </PointsSection>
      <PointsSection title={labels.features} points={features} />
      <ServiceNeeds requirements={requirements} benefits={benefits} />
      <ClosingBand {...serviceTexts.closing} cta={freeConsultation} />
    </>
  );
}
