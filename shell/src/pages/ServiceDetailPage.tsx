import type { PageProps } from 'shared/contract';
import { PointList, Section } from 'shared/core';
import { type ServiceDetail, serviceHeadings } from '../content/serviceDetails/serviceDetail.ts';
import paperPlane from '../drawings/PaperPlane.tsx?drawing';
import { PageHero } from '../sections/PageHero.tsx';
import { KeyFacts } from '../sections/services/KeyFacts.tsx';
import { RelatedPages } from '../sections/services/RelatedPages.tsx';
import { ServiceBenefits } from '../sections/services/ServiceBenefits.tsx';
import { ServiceProcess } from '../sections/services/ServiceProcess.tsx';

/** The page of one service; the six of them differ in their content alone. */
export default function ServiceDetailPage({ data }: PageProps<ServiceDetail>) {
  const { hero, features, duration, price, process, requirements, benefits, related } = data;
  return (
    <>
      <PageHero hero={hero} drawing={paperPlane}>
        <KeyFacts duration={duration} price={price} />
      </PageHero>
      <Section title={serviceHeadings.features}>
        <PointList
          columns={2}
          points={features.map(({ description, ...point }) => ({ ...point, text: description }))}
        />
      </Section>
      <ServiceProcess process={process} requirements={requirements} />
      <ServiceBenefits benefits={benefits} cta={hero.cta} />
      <RelatedPages area={related} />
    </>
  );
}
