import { styled } from '@mui/material/styles';
import type { StudyLevel } from '@sayapatri/contract';
import { FormField } from '@sayapatri/design/formField';
import type { ReactNode } from 'react';
import type { CostContent } from '../content/cost.ts';
import type { CostPlan } from '../cost/costPlan.ts';
import { type CountryCosts, nameAlone } from '../cost/countryCosts.ts';
import type { TypedField } from '../cost/readPlan.ts';
import { choicesOf } from './choicesOf.ts';
import { QueryForm } from './QueryForm.tsx';
import { RadioPills } from './RadioPills.tsx';
import { SelectField } from './SelectField.tsx';
import { typedIn } from './typedIn.ts';

const Own = styled('details')({
  '& summary': { minHeight: 44, padding: '8px 0', fontWeight: 650, cursor: 'pointer' },
  '& > p': { margin: '0 0 16px', fontSize: '0.9375rem', color: 'var(--mui-palette-text-secondary)' },
  '& > div': { display: 'grid', gap: 16 },
});

const Places = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: '20px 12px',
});

const Hint = styled('p')({
  margin: '6px 0 0',
  fontSize: '0.875rem',
  color: 'var(--mui-palette-text-secondary)',
});

interface CostFormProps {
  texts: CostContent['form'];
  levels: CostContent['levels'];
  countries: readonly CountryCosts[];
  chosen: CountryCosts;
  /** Usual duration of the course in years, if it is known. */
  usualYears: number | undefined;
  /** The levels that can be chosen. */
  offered: readonly StudyLevel[];
  /** Whether the fields for the visitor's own figures are open from the start. */
  open: boolean;
  plan: CostPlan;
  /** The fields with unreadable text. */
  faults: readonly TypedField[];
  /** The result. */
  children: ReactNode;
}

/** The choices come first, then the result, so that a phone's first screen has both, then the visitor's own figures. */
export function CostForm({ texts, chosen, offered, plan, faults, ...props }: CostFormProps) {
  const { defaults } = texts;
  const typed = (name: TypedField, fault: string, inputMode: 'decimal' | 'text' = 'decimal') =>
    typedIn({ name, inputMode, fault: faults.includes(name) ? fault : undefined });
  const { amount, rupees } = texts.faults;
  const all = choicesOf(props.levels);
  const isOffered = (level: string) => offered.some((one) => one === level);
  // A country with a known length of a level has the level.
  const missing = all.filter(({ value }) => value in chosen.years && !isOffered(value));
  return (
    <QueryForm label={texts.label} defaults={defaults} meant={{ ...plan }}>
      <Places>
        <SelectField
          label={texts.country}
          name="country"
          defaultValue={defaults.country}
          choices={props.countries.map((country) => ({ value: country.id, label: nameAlone(country) }))}
        />
        <SelectField
          label={texts.city}
          name="city"
          defaultValue={defaults.city}
          choices={choicesOf(texts.cities)}
        />
      </Places>
      <div>
        <RadioPills
          label={texts.level}
          name="level"
          defaultValue={plan.level}
          choices={all.filter(({ value }) => isOffered(value))}
        />
        {missing.length > 0 ? <Hint>{texts.notOffered(missing.map(({ label }) => label))}</Hint> : null}
      </div>
      {props.children}
      <Own open={props.open}>
        <summary>{texts.own}</summary>
        <p>{texts.ownIntro}</p>
        <div>
          <FormField
            label={texts.years}
            {...typedIn({
              name: 'years',
              inputMode: 'numeric',
              maxLength: 2,
              hint: texts.usual(props.usualYears),
              fault: faults.includes('years') ? texts.faults.years : undefined,
            })}
          />
          <FormField label={texts.tuition(chosen.currency)} {...typed('tuition', amount)} />
          <FormField label={texts.living(chosen.currency)} {...typed('living', amount)} />
          <FormField label={texts.insurance} {...typed('insurance', rupees, 'text')} />
          <FormField label={texts.tests} {...typed('tests', rupees, 'text')} />
          <FormField label={texts.flight} {...typed('flight', rupees, 'text')} />
          <FormField label={texts.wage(chosen.currency)} {...typed('wage', amount)} />
          <FormField label={texts.rate(chosen.currency)} {...typed('rate', amount)} />
        </div>
      </Own>
    </QueryForm>
  );
}
