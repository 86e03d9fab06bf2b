import Link from '@mui/material/Link';
import { RangeBars } from '@sayapatri/design/plots/RangeBars';
import texts from '../content/compare.json';
import planTexts from '../content/planTexts.json';
import { costOf } from '../cost/costPlan.ts';
import { barInLakh, fill } from '../format.ts';
import { withCountry } from '../state/planAnswers.ts';
import { useCountries } from '../state/useCountries.ts';
import { usePlan } from '../state/usePlan.ts';

/**
 * The first years of all countries with a total at this level, by the site's figures; the chosen country has the reader's
 * colour. It stands below the receipt, so its page loads it last (React.lazy).
 */
export default function FirstYears() {
  const countries = useCountries();
  const plan = usePlan(countries);
  const bars = countries.flatMap((country) => {
    const { firstYear } = costOf(country, { level: plan.level });
    if (firstYear === undefined) return [];
    const name = <Link href={withCountry('/plan/cost', plan.query, country.id)}>{country.name}</Link>;
    return [{ ...barInLakh(country.name, firstYear), name, yours: country.id === plan.country }];
  });
  const { caption, unit, name, figure } = texts.plot;
  return (
    <RangeBars
      caption={fill(caption, { level: planTexts.levels[plan.level].toLowerCase() })}
      unit={unit}
      columns={[name, figure]}
      bars={bars}
    />
  );
}
