import type { PageProps } from '@sayapatri/contract';
import { Hero, HeroDrawing } from '@sayapatri/design';
import { ClaimsBand } from '../components/ClaimsBand.tsx';
import { ClosingSection } from '../components/ClosingSection.tsx';
import { CtaButton } from '../components/CtaButton.tsx';
import { FormatsSection } from '../components/FormatsSection.tsx';
import { PointsSection } from '../components/PointsSection.tsx';
import { RequirementsSection } from '../components/RequirementsSection.tsx';
import { SkillsSection } from '../components/SkillsSection.tsx';
import type { IeltsPteContent } from '../content/ieltsPte.ts';
import soundRidge from '../pictures/sound-ridge.svg';

/** IELTS and PTE: the tests, what countries require, and how we prepare students. */
export default function IeltsPtePage({ data, datasets }: PageProps<IeltsPteContent>) {
  const { hero, claims, formats, requirements, skills, benefits, closing } = data;
  return (
    <>
      <Hero
        title={hero.title}
        blurb={hero.blurb}
        actions={<CtaButton cta={hero.cta} />}
        art={<HeroDrawing src={soundRidge} />}
      />
      <RequirementsSection {...requirements} requirements={datasets?.testRequirements} />
      <ClaimsBand {...claims} />
      <FormatsSection {...formats} />
      <SkillsSection {...skills} />
      <PointsSection {...benefits} />
      <ClosingSection {...closing} />
    </>
  );
}
