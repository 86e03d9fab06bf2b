import type { CompareContent } from '../content/compare.ts';
import { studyLevels, usual } from '../state/planAnswers.ts';
import { SelectField } from './SelectField.tsx';

interface CompareFieldsProps {
  texts: Pick<CompareContent, 'form' | 'levels' | 'countries'>;
  /** The ids of the countries compared. */
  chosen: readonly string[];
}

/** Two countries or three, and the level. */
export function CompareFields({ texts: { form, levels, countries }, chosen }: CompareFieldsProps) {
  const choices = countries.map(({ id, name }) => ({ value: id, label: name }));
  const none = { value: '', label: form.none };
  return (
    <>
      {[form.first, form.second, form.third].map((label, place) => (
        <SelectField
          key={label}
          label={label}
          name="country"
          defaultValue={chosen[place] ?? ''}
          choices={place < 2 ? choices : [none, ...choices]}
        />
      ))}
      <SelectField
        label={form.level}
        name="level"
        defaultValue={usual.level}
        choices={studyLevels.map((level) => ({ value: level, label: levels[level] }))}
      />
    </>
  );
}
