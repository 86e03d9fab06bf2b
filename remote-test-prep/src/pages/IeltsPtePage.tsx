import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { PageProps } from '@sayapatri/contract';
import { ClosingBand, Hero, SourceLine, StatTiles } from '@sayapatri/design';
import { factsIn } from '@sayapatri/facts';
import { withoutNotes } from '../components/Changes.tsx';
import { ChoiceSection } from '../components/ChoiceSection.tsx';
import { FormatsSection } from '../components/FormatsSection.tsx';
import { PointsSection } from '../components/PointsSection.tsx';
import { RequirementsSection } from '../components/RequirementsSection.tsx';
import { ScoreSection } from '../components/ScoreSection.tsx';
import type { IeltsPteContent } from '../content/ieltsPte.ts';
import answerSheet from '../pictures/answer-sheet.svg';

/** IELTS and PTE: which test suits you, how the tests are built, what countries require, and how we prepare students. */
export default function IeltsPtePage({ data, datasets }: PageProps<IeltsPteContent>) {
  const { hero, choice, claims, formats, requirements, scores, skills, benefits, closing } = data;
  const asked = datasets?.testRequirements;
  const sources = Object.values(asked ?? {}).flatMap((country) => country.sources);
  const facts = [...factsIn(formats.tests), ...sources, ...requirements.facts, ...scores.facts];
  return (
    <>
      <Hero
        title={hero.title}
        blurb={hero.blurb}
        cta={hero.cta}
        picture={{ src: answerSheet, width: 400, height: 260 }}
      />
      <ChoiceSection {...choice} />
      <FormatsSection {...formats} />
      {asked ? <RequirementsSection texts={requirements} requirements={asked} /> : null}
      <ScoreSection texts={scores} requirements={asked} />
      <Box component="section" aria-label={claims.label} sx={{ py: 4, color: 'onDeep', bgcolor: 'bandDeep' }}>
        <Container>
          <StatTiles stats={claims.stats} />
        </Container>
      </Box>
      <PointsSection {...skills} />
      <PointsSection {...benefits} band="sand" />
      <Container>
        <SourceLine facts={withoutNotes(facts)} changing={data.changing} />
      </Container>
      <ClosingBand title={closing.title} text={closing.intro} cta={closing.cta} />
    </>
  );
}
