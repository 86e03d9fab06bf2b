import Link from '@mui/material/Link';
import { RangeBars } from '@sayapatri/design/plots/RangeBars';
import { memo } from 'react';
import type { CostContent } from '../content/cost.ts';
import type { CountryCosts } from '../cost/countryCosts.ts';
import { withAnswers } from '../state/planAnswers.ts';
import type { Plan } from '../state/usePlan.ts';

interface FirstYearsProps {
  content: Pick<CostContent, 'costOf' | 'levels' | 'nameAlone' | 'rates' | 'years'>;
  countries: readonly CountryCosts[];
  plan: Plan;
}

/** The first years of all countries with a total at this level, by the site's figures; the chosen country has the reader's colour. */
export const FirstYears = memo(function FirstYears({ content, countries, plan }: FirstYearsProps) {
  const { costOf, levels, nameAlone, rates, years } = content;
  const addressOf = (id: string) => {
    const query = new URLSearchParams(plan.query);
    query.set('country', id);
    return withAnswers('/plan/cost', query);
  };
  const bars = countries.flatMap((country) => {
    const { firstYear } = costOf({ country: country.id, level: plan.level }, country, rates);
    if (firstYear === undefined) return [];
    const { npr, open } = firstYear;
    return [
      {
        label: nameAlone(country),
        name: <Link href={addressOf(country.id)}>{nameAlone(country)}</Link>,
        low: npr.low / 100_000,
        high: npr.high / 100_000,
        value: years.lakh(npr, open),
        yours: country.id === plan.country,
      },
    ];
  });
  return (
    <RangeBars
      caption={years.caption(levels[plan.level])}
      unit={years.unit}
      columns={years.columns}
      bars={bars}
    />
  );
});
