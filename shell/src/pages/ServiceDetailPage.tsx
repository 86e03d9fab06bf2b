import type { PageProps } from '@sayapatri/contract';
import { styled } from '@sayapatri/design';
import { chargeOf } from '../content/charges.ts';
import { allServices, freeConsultation } from '../content/paths.ts';
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

/** On wide screens the duration and the price stand to the right of the title. */
const FactsBeside = styled('div')({
  '@media (min-width: 1100px)': {
    '& div:has(> dl)': {
      display: 'grid',
      gridTemplate: 'auto auto 1fr / minmax(0, 1fr) 380px',
      columnGap: 48,
      justifyItems: 'start',
      maxWidth: 'none',
    },
    '& dl': { gridArea: '1 / 2 / 4', flexDirection: 'column', flexWrap: 'nowrap', marginTop: 12 },
    '& dl > div': { maxWidth: 'none' },
  },
});

/** The page of one service. The six pages differ only in content and drawing. */
export default function ServiceDetailPage({ data, datasets }: PageProps<Service>) {
  const { path, hero, duration, features, process, requirements, benefits, related } = data;
  return (
    <>
      <FactsBeside>
        <PageHero hero={hero} cta={freeConsultation} also={allServices} drawing={serviceDrawings[path]}>
          <KeyFacts duration={duration} {...chargeOf(path)} />
        </PageHero>
      </FactsBeside>
      <RelatedPages path={path} area={related} figures={datasets?.serviceFigures} />
      <IconPoints title={serviceHeadings.features} points={features} />
      <ServiceBenefits benefits={benefits} />
      <ServiceProcess path={path} process={process} requirements={requirements} />
      <ClosingBand {...serviceTexts.closing} />
    </>
  );
}
