import Link from '@mui/material/Link';
import { RangeBars } from '@sayapatri/design/plots/RangeBars';
import texts from '../content/compare.json';
import type { CostContent } from '../content/cost.ts';
import { type CountryCosts, nameAlone } from '../cost/countryCosts.ts';
import { fill } from '../format/fill.ts';
import { barInLakh } from '../format/format.ts';
import { withCountry } from '../state/planAnswers.ts';
import type { Plan } from '../state/usePlan.ts';

interface FirstYearsProps {
  content: CostContent;
  countries: readonly CountryCosts[];
  plan: Plan;
}

/** The first years of all countries with a total at this level, by the site's figures; the chosen country has the reader's colour. */
export function FirstYears({ content, countries, plan }: FirstYearsProps) {
  const { costOf, levels, rates } = content;
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
