import { Panels } from '../../guides/components/Panels.tsx';
import type { CostContent } from '../content/cost.ts';
import type { CostPlan, CostResult } from '../cost/costPlan.ts';
import type { CountryCosts } from '../cost/countryCosts.ts';

interface CostNotesProps {
  content: Pick<CostContent, 'funds' | 'work' | 'result'>;
  country: CountryCosts;
  plan: CostPlan;
  result: CostResult;
}

/** Notes beside the costs: the money to show for the visa, and the income from work. */
export function CostNotes({ content, country, plan, result }: CostNotesProps) {
  const { funds, work, result: texts } = content;
  const { fact, living, withTuition, also } = country.funds;
  const { byCity } = living ?? {};
  const rules = byCity && plan.city !== 'any' ? [byCity[plan.city].fact] : (living?.facts ?? [fact]);
  const shown = result.funds && texts.money(country.currency, result.funds.own);
  const earned =
    result.work === undefined
      ? ''
      : texts.rupees({ npr: { low: result.work, high: result.work }, open: false });
  const wage =
    plan.wage === undefined ? '' : texts.money(country.currency, { low: plan.wage, high: plan.wage });
  return (
    <Panels
      panels={[
        {
          title: funds.title,
          ...(result.funds ? { figure: texts.rupees(result.funds) } : {}),
          text: [
            shown ? (withTuition ? funds.sum(shown) : funds.living(shown)) : undefined,
            also ? funds.also(also) : undefined,
            funds.rule(rules),
            fact.worldNote && !fact.counted ? funds.changed(fact.worldNote.text) : undefined,
          ]
            .filter(Boolean)
            .join(' '),
        },
        {
          title: work.title,
          ...(country.work ? { figure: earned || work.hours(country.work.fact) } : {}),
          text: [
            ...(!country.work
              ? [work.unknown]
              : earned
                ? [work.allowed(country.work.fact)]
                : work.later(country.work.fact)),
            country.work ? (earned ? work.sum(wage, earned) : work.ask) : undefined,
            work.warning,
          ]
            .filter(Boolean)
            .join(' '),
        },
      ]}
    />
  );
}
