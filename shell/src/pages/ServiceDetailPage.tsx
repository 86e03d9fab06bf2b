import type { PageProps } from '@sayapatri/contract';
import { ClosingBand, Hero } from '@sayapatri/design';
import { chargeOf } from '../content/charges.ts';
import { allServices, freeConsultation, paths } from '../content/paths.ts';
import { serviceHeadings, serviceTexts } from '../content/serviceTexts.ts';
import { servicePictures } from '../pictures/services.ts';
import type { Service } from '../schema/entities.ts';
import { Classes } from '../sections/services/Classes.tsx';
import { CountryFigures } from '../sections/services/CountryFigures.tsx';
import { KeyFacts } from '../sections/services/KeyFacts.tsx';
import { ServiceFeatures } from '../sections/services/ServiceFeatures.tsx';
import { ServiceNeeds } from '../sections/services/ServiceNeeds.tsx';
import { ServiceProcess } from '../sections/services/ServiceProcess.tsx';

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
      <ServiceProcess process={process} link={link} />
      <ServiceFeatures title={serviceHeadings.features} points={features} />
      <ServiceNeeds requirements={requirements} benefits={benefits} />
      <ClosingBand {...serviceTexts.closing} cta={freeConsultation} />
    </>
  );
}
