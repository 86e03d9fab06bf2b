import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { TestRequirement, TestRequirements } from '@sayapatri/contract';
import { Section } from '@sayapatri/design';
import type { IeltsPteContent } from '../content/ieltsPte.ts';
import { Changes } from './Changes.tsx';
import { PlainTable } from './PlainTable.tsx';

type Texts = IeltsPteContent['requirements'];

interface RequirementsSectionProps {
  texts: Texts;
  requirements: TestRequirements;
}

/** The scores that countries require, from the guides' dataset: a table for each test. */
export function RequirementsSection({ texts, requirements }: RequirementsSectionProps) {
  const countries = Object.values(requirements);
  return (
    <Section title={texts.title} intro={texts.intro}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}>
        {texts.tests.map(({ id, label }) => (
          <PlainTable
            key={id}
            caption={texts.caption(label)}
            columns={texts.columns}
            rows={countries.map((country) => [
              <Link key={id} href={country.guidePath}>
                {country.label}
              </Link>,
              ...scoresOf(country.tests[id], texts),
            ])}
          />
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 2, maxWidth: '40em', color: 'text.secondary' }}>
        {texts.equivalent.note}
      </Typography>
      <details>
        <Typography component="summary" variant="body2" sx={{ py: 1.25 }}>
          {texts.changed}
        </Typography>
        <Changes facts={[...countries.flatMap(({ sources }) => sources), ...texts.facts]} />
      </details>
    </Section>
  );
}

/** The scores for bachelor and master; one entry for both if the country has only a note, or no score. */
function scoresOf({ bachelor, master, note, equivalent }: TestRequirement, texts: Texts) {
  const scores = bachelor === undefined && master === undefined ? [note] : [bachelor, master];
  return scores.map((score = texts.missing) => (
    <>
      {/* Equivalents have the hyphens of the scores that countries name. */}
      {score.replaceAll('–', '-')}
      {equivalent ? (
        <Typography component="small" variant="caption" sx={{ color: 'text.secondary' }}>
          {` ${texts.equivalent.mark}`}
        </Typography>
      ) : null}
    </>
  ));
}
