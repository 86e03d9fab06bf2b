import { useHydrated } from '@sayapatri/design';
import { listText } from '@sayapatri/facts/english';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import texts from '../content/planTexts.json';
import { fill } from '../format.ts';
import { AnswerForm } from '../state/AnswerForm.tsx';
import { type PlanCountry, usual } from '../state/planAnswers.ts';
import type { Plan } from '../state/usePlan.ts';
import { PlanField } from './PlanField.tsx';

interface PlanBarProps {
  plan: Plan;
  countries: readonly PlanCountry[];
  /** The view's own fields in place of country and level. */
  fields?: ReactNode;
  /** The countries that the fields show, where the plan names fewer. */
  shown?: readonly string[];
}

/** The country and the level for which a view answers. The fields need scripts; without them a sentence says for whom it speaks. */
export function PlanBar({ plan, countries, fields, shown = [plan.country] }: PlanBarProps) {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const { query } = plan;
  // The address names what the device has kept, so that it can be shared.
  useEffect(() => {
    if (hydrated && query.toString() !== params.toString())
      setParams(query, { replace: true, preventScrollReset: true });
  }, [hydrated, query, params, setParams]);
  const names = shown.flatMap((id) => countries.find((one) => one.id === id)?.inSentence ?? []);
  const scope = { countries: listText(names), level: texts.levels[plan.level].toLowerCase() };
  const unscripted = names.length > 0 ? texts.unscripted : texts.unscriptedAnswers;
  return (
    <>
      <AnswerForm
        label={texts.label}
        query={query}
        defaults={{ ...usual, country: shown }}
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(auto-fit, minmax(132px, 152px))',
          },
          gap: 1.5,
          alignItems: 'start',
          mt: 2.5,
          '@media print, (scripting: none)': { display: 'none' },
        }}
      >
        {fields ?? (
          <>
            <PlanField name="country" choices={countries} />
            <PlanField name="level" />
          </>
        )}
      </AnswerForm>
      <noscript>
        <p>{fill(unscripted, scope)}</p>
      </noscript>
    </>
  );
}
