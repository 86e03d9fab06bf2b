import type { PageProps } from '@sayapatri/contract';
import { ClosingBand, Hero, Section } from '@sayapatri/design';
import { RangeBars } from '@sayapatri/design/plots/RangeBars';
import { PointsSection } from '../components/PointsSection.tsx';
import { StructureSection } from '../components/StructureSection.tsx';
import { SuccessSection } from '../components/SuccessSection.tsx';
import type { SatContent } from '../content/sat.ts';
import stairRidge from '../pictures/stair-ridge.svg';

/** SAT: the test's structure, what a score means, our students' results, and how we prepare them. */
export default function SatPage({ data }: PageProps<SatContent>) {
  const { hero, structure, scores, success, features, closing, classes } = data;
  const { title, intro, ...bands } = scores;
  return (
    <>
      <Hero title={hero.title} blurb={hero.blurb} cta={hero.cta} also={classes} drawing={stairRidge} />
      <StructureSection {...structure} />
      <Section band="sand" title={title} intro={intro}>
        <RangeBars {...bands} />
      </Section>
      <SuccessSection {...success} />
      <PointsSection band="sand" {...features} />
      <ClosingBand title={closing.title} text={closing.intro} cta={closing.cta} />
    </>
  );
}
