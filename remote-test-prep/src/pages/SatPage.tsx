import type { PageProps } from '@sayapatri/contract';
import { Hero, HeroDrawing } from '@sayapatri/design';
import { ClosingSection } from '../components/ClosingSection.tsx';
import { CtaButton } from '../components/CtaButton.tsx';
import { PointsSection } from '../components/PointsSection.tsx';
import { ScoresSection } from '../components/ScoresSection.tsx';
import { StructureSection } from '../components/StructureSection.tsx';
import { SuccessSection } from '../components/SuccessSection.tsx';
import stairRidge from '../drawings/StairRidge.tsx?drawing';
import type { SatContent } from '../schema/sat.ts';

/** SAT: the test's structure, what a score means, our students' results, and how we prepare them. */
export default function SatPage({ data }: PageProps<SatContent>) {
  const { hero, structure, scores, success, features, closing } = data;
  return (
    <>
      <Hero
        title={hero.title}
        blurb={hero.blurb}
        actions={<CtaButton cta={hero.cta} />}
        art={<HeroDrawing src={stairRidge} />}
      />
      <StructureSection {...structure} />
      <ScoresSection {...scores} />
      <SuccessSection {...success} />
      <PointsSection band="sand" {...features} />
      <ClosingSection {...closing} />
    </>
  );
}
