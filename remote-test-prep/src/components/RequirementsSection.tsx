import Typography from '@mui/material/Typography';
import type { TestRequirements } from '@sayapatri/contract';
import { Section } from '@sayapatri/design';
import type { IeltsPteContent } from '../content/ieltsPte.ts';
import { Changes } from './Changes.tsx';
import { RequirementsTable } from './RequirementsTable.tsx';

interface RequirementsSectionProps {
  texts: IeltsPteContent['requirements'];
  requirements: TestRequirements;
}

/** The scores that countries require, from the guides' dataset. */
export function RequirementsSection({ texts, requirements }: RequirementsSectionProps) {
  const sources = Object.values(requirements).flatMap((country) => country.sources);
  return (
    <Section title={texts.title} intro={texts.intro}>
      <RequirementsTable requirements={requirements} texts={texts} />
      <Typography variant="body2" sx={{ mt: 2, maxWidth: '66ch', color: 'text.secondary' }}>
        {texts.equivalent.note}
      </Typography>
      <details>
        <Typography component="summary" variant="body2" sx={{ py: 1.25, cursor: 'pointer' }}>
          {texts.changed}
        </Typography>
        <Changes facts={[...sources, ...texts.facts]} />
      </details>
    </Section>
  );
}
