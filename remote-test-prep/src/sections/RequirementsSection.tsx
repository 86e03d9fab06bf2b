import { Section } from 'shared/core';
import { RequirementsTable } from '../components/RequirementsTable.tsx';
import type { IeltsPteContent } from '../content/ieltsPte.ts';
import requirements from '../content/requirements.ts';

/** What countries ask for, from the dataset that the chat assistant answers from too. */
export function RequirementsSection({ title, intro, ...table }: IeltsPteContent['requirements']) {
  return (
    <Section band="sand" title={title} intro={intro}>
      <RequirementsTable requirements={requirements} {...table} />
    </Section>
  );
}
