import Link from '@mui/material/Link';
import { RangeBars } from '@sayapatri/design/plots/RangeBars';
import { useMemo } from 'react';
import texts from '../content/compare.json';
import cost from '../content/cost.ts';
import { nameAlone } from '../cost/countryCosts.ts';
import { fill } from '../format/fill.ts';
import { barInLakh } from '../format/format.ts';
import { withCountry } from '../state/planAnswers.ts';
import { usePlan } from '../state/usePlan.ts';
import { useToday } from './useToday.ts';

/**
 * The first years of all countries with a total at this level, by the site's figures; the chosen country has the reader's
 * colour. It stands below the receipt, so its page loads it last (React.lazy).
 */
export default function FirstYears() {
  const { costOf, levels, rates } = cost;
  const plan = usePlan(cost.countries);
  const today = useToday();
  const countries = useMemo(() => cost.costsOn(today), [today]);
  const bars = countries.flatMap((country) => {
    const { firstYear } = costOf({ country: country.id, level: plan.level }, country, rates);
    if (firstYear === undefined) return [];
    const label = nameAlone(country);
    const name = <Link href={withCountry('/plan/cost', plan.query, country.id)}>{label}</Link>;
    return [{ ...barInLakh(label, firstYear), name, yours: country.id === plan.country }];
  });
  const { caption, unit, name, figure } = texts.plot;
  return (
    <RangeBars
      caption={fill(caption, { level: levels[plan.level].toLowerCase() })}
      unit={unit}
      columns={[name, figure]}
      bars={bars}
    />
  );
}
