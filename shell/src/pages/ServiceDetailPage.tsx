import type { PageProps } from '@sayapatri/contract';
import { priceOf } from '../content/charges.ts';
import { freeConsultation } from '../content/paths.ts';
import { serviceHeadings, serviceTexts } from '../content/serviceTexts.ts';
import { serviceDrawings } from '../drawings/serviceDrawings.ts';
import type { Service } from '../schema/entities.ts';
import { ClosingBand } from '../sections/ClosingBand.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { IconPoints } from '../sections/services/IconPoints.tsx';
import { KeyFacts } from '../sections/services/KeyFacts.tsx';
import { RelatedPages } from '../sections/services/RelatedPages.tsx';
import { ServiceBenefits } from '../sections/services/ServiceBenefits.tsx';
import { ServiceProcess } from '../sections/services/ServiceProcess.tsx';

/** The page of one service. The six pages differ only in content and drawing. */
export default function ServiceDetailPage({ data }: PageProps<Service>) {
  const { intros, closing } = serviceTexts;
  const { path, hero, features, process, requirements, benefits, related } = data;
  const { duration } = { ...serviceTexts, ...data };
  return (
    <>
      <PageHero hero={hero} cta={freeConsultation} drawing={serviceDrawings[path]}>
        <KeyFacts duration={duration} price={priceOf(path)} />
      </PageHero>
      <IconPoints title={serviceHeadings.features} intro={intros.features} points={features} />
      <ServiceProcess path={path} process={process} requirements={requirements} />
      <ServiceBenefits benefits={benefits} />
      <RelatedPages area={related} />
      <ClosingBand {...closing} />
    </>
  );
}
