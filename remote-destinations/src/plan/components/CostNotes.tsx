import Box from '@mui/material/Box';
import { FormField } from '@sayapatri/design/formField';
import type { CostContent } from '../content/cost.ts';
import type { CostPlan, CostResult } from '../cost/costPlan.ts';
import type { CountryCosts } from '../cost/countryCosts.ts';
import type { TypedField } from '../cost/readPlan.ts';
import { AnswerForm } from '../state/AnswerForm.tsx';
import { Panels } from './Panels.tsx';
import { typedIn } from './typedIn.ts';

interface CostNotesProps {
  content: Pick<CostContent, 'funds' | 'work' | 'receipt'>;
  country: CountryCosts;
  plan: CostPlan;
  result: CostResult;
  query: URLSearchParams;
  faults: readonly TypedField[];
  /** The reader's day, `YYYY-MM-DD`. */
  today: string;
}

/** Beside the receipt: the money to show for the visa, and what work may bring. */
export function CostNotes({ content, country, plan, result, query, faults, today }: CostNotesProps) {
  const { funds, work, receipt } = content;
  const allowed = country.work[plan.level];
  const earned =
    plan.wage !== undefined && result.work !== undefined
      ? `${work.most(plan.wage, result.work, country.currency)} `
      : '';
  return (
    <Panels
      heading="h3"
      panels={[
        {
          title: funds.title,
          ...(result.funds && { figure: receipt.inLakh(result.funds) }),
          text: funds.text(country, result, today),
        },
        {
          title: work.title,
          figure: allowed ? work.hours(allowed.fact) : work.none,
          text: `${earned}${work.warning}`,
          ...(allowed && {
            children: (
              <Box sx={{ mt: 2, displayPrint: 'none', '@media (scripting: none)': { display: 'none' } }}>
                <AnswerForm label={work.title} query={query}>
                  <FormField
                    label={receipt.fields(country.currency).wage}
                    {...typedIn({
                      name: 'wage',
                      inputMode: 'text',
                      fault: faults.includes('wage')
                        ? receipt.faults('wage', country.currency, country)
                        : undefined,
                    })}
                  />
                </AnswerForm>
              </Box>
            ),
          }),
        },
      ]}
    />
  );
}
