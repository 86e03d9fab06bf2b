import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { TestRequirements } from '@sayapatri/contract';
import { Section } from '@sayapatri/design';
import { RowTable } from '@sayapatri/design/rowTable';
import type { IeltsPteContent } from '../content/ieltsPte.ts';
import { Changes } from './Changes.tsx';

type Texts = IeltsPteContent['requirements'];
type Tests = TestRequirements['uk']['tests'];

interface RequirementsSectionProps {
  texts: Texts;
  requirements: TestRequirements;
}

/** The scores that countries require, from the guides' dataset: both tests for each level. */
export function RequirementsSection({ texts, requirements }: RequirementsSectionProps) {
  const countries = Object.values(requirements);
  return (
    <Section title={texts.title} intro={texts.intro}>
      <RowTable
        spacious
        caption={texts.caption}
        columns={texts.columns}
        rows={countries.map(({ label, guidePath, tests }) => [
          <Link key="guide" href={guidePath}>
            {label}
          </Link>,
          // A scale of the country's own is for both levels.
          ...(tests.ielts.note ? [undefined] : (['bachelor', 'master'] as const)).map((level) => (
            <Scores key={level} tests={tests} level={level} texts={texts} />
          )),
        ])}
      />
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

/** A line for each test: the score for the level, or what the country says of all levels. */
function Scores({
  tests,
  level,
  texts,
}: {
  tests: Tests;
  level: 'bachelor' | 'master' | undefined;
  texts: Texts;
}) {
  return texts.tests.map(({ id, label }) => {
    const { note, equivalent, ...scores } = tests[id];
    const score = (level && scores[level]) ?? note ?? texts.missing;
    return (
      <div key={id}>
        {score === note ? null : `${label} `}
        {/* Equivalents have the hyphens of the scores that countries name. */}
        <Box component="span" sx={{ fontWeight: 600, ...(!score.includes(' ') && { whiteSpace: 'nowrap' }) }}>
          {score.replaceAll('–', '-')}
        </Box>
        {equivalent ? (
          <Typography component="small" variant="caption" sx={{ color: 'text.secondary' }}>
            {` ${texts.equivalent.mark}`}
          </Typography>
        ) : null}
      </div>
    );
  });
}
