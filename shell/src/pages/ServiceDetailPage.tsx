import type { PageProps } from '@sayapatri/contract';
import { chargeOf } from '../content/charges.ts';
import { allServices, freeConsultation } from '../content/paths.ts';
import { serviceHeadings, serviceTexts } from '../content/serviceTexts.ts';
import { servicePictures } from '../pictures/servicePictures.ts';
import type { Service } from '../schema/entities.ts';
import { BesideTitle } from '../sections/BesideTitle.ts';
import { ClosingBand } from '../sections/ClosingBand.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { IconPoints } from '../sections/services/IconPoints.tsx';
import { KeyFacts } from '../sections/services/KeyFacts.tsx';
import { RelatedPages } from '../sections/services/RelatedPages.tsx';
import { ServiceBenefits } from '../sections/services/ServiceBenefits.tsx';
import { ServiceProcess } from '../sections/services/ServiceProcess.tsx';

/** The page of one service. The six pages differ only in content and picture. */
export default function ServiceDetailPage({ data, datasets }: PageProps<Service>) {
  const { path, hero, duration, features, process, requirements, benefits } = data;
  return (
    <>
      <BesideTitle>
        <PageHero hero={hero} cta={freeConsultation} also={allServices} drawing={servicePictures[path]}>
          <KeyFacts duration={duration} {...chargeOf(path)} />
        </PageHero>
      </BesideTitle>
      <RelatedPages {...data} {...datasets} />
      <IconPoints title={serviceHeadings.features} points={features} />
      <ServiceBenefits benefits={benefits} />
      <ServiceProcess process={process} requirements={requirements} />
      <ClosingBand {...serviceTexts.closing} />
    </>
  );
}
