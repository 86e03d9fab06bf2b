import { PanelList } from '@sayapatri/design';
import type { CostContent } from '../content/cost.ts';
import type { CostPlan } from '../cost/costPlan.ts';
import type { CostResult } from '../cost/costResult.ts';
import type { CountryCosts } from '../cost/countryCosts.ts';

interface CostNotesProps {
  content: Pick<CostContent, 'funds' | 'work' | 'result'>;
  country: CountryCosts;
  plan: CostPlan;
  result: CostResult;
}

/** Besides the costs: money to show for the visa, and how little income from work to expect. */
export function CostNotes({
  content: { funds, work, result: texts },
  country,
  plan,
  result,
}: CostNotesProps) {
  const { fact, withTuition, also } = country.funds;
  const npr = (amount: { low: number; high: number }) => texts.money(texts.npr, amount);
  const shown = result.funds && texts.money(country.currency, result.funds.own);
  const wage =
    plan.wage === undefined ? '' : texts.money(country.currency, { low: plan.wage, high: plan.wage });
  return (
    <PanelList
      panels={[
        {
          title: funds.title,
          ...(shown ? { figure: npr(result.funds?.npr ?? { low: 0, high: 0 }) } : {}),
          text: [
            shown ? (withTuition ? funds.sum(shown) : funds.living(shown)) : undefined,
            also ? funds.also(also) : undefined,
            funds.rule(fact),
            fact.worldNote ? funds.changed(fact.worldNote.text) : undefined,
          ]
            .filter(Boolean)
            .join(' '),
        },
        {
          title: work.title,
          ...(result.work === undefined ? {} : { figure: npr({ low: result.work, high: result.work }) }),
          text: [
            country.work ? work.allowed(country.work.fact) : work.unknown,
            country.work
              ? result.work === undefined
                ? work.ask
                : work.sum(wage, npr({ low: result.work, high: result.work }))
              : undefined,
            work.warning,
          ]
            .filter(Boolean)
            .join(' '),
        },
      ]}
    />
  );
}
