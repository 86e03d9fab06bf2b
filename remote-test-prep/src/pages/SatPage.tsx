import Button from '@mui/material/Button';
import type { PageProps } from '@sayapatri/contract';
import { ClosingBand, Hero, HeroDrawing, Section } from '@sayapatri/design';
import { RangeBars } from '@sayapatri/design/plots/RangeBars';
import { CtaButton } from '../components/CtaButton.tsx';
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
      <Hero
        title={hero.title}
        blurb={hero.blurb}
        actions={
          <>
            <CtaButton cta={hero.cta} />
            <Button href={classes.href} variant="outlined" size="large">
              {classes.label}
            </Button>
          </>
        }
        art={<HeroDrawing src={stairRidge} />}
      />
      <StructureSection {...structure} />
      <Section band="sand" title={title} intro={intro}>
        <RangeBars {...bands} />
      </Section>
      <SuccessSection {...success} />
      <PointsSection band="sand" {...features} />
      <ClosingBand title={closing.title} text={closing.intro}>
        <CtaButton cta={closing.cta} />
      </ClosingBand>
    </>
  );
}
