import { Section } from 'shared/core';
import type { IeltsPteContent } from '../content/ieltsPte.ts';
import requirements from '../content/requirements.ts';
import { RequirementsTable } from './RequirementsTable.tsx';

/** What countries ask for, from the dataset that the chat assistant answers from too. */
export function RequirementsSection({ title, intro, ...table }: IeltsPteContent['requirements']) {
  return (
    <Section band="sand" title={title} intro={intro}>
      <RequirementsTable requirements={requirements} {...table} />
    </Section>
  );
}
