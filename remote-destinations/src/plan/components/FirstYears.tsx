import Link from '@mui/material/Link';
import type { StudyLevel } from '@sayapatri/contract';
import { RangeBars } from '@sayapatri/design/plots';
import { memo } from 'react';
import type { CostContent } from '../content/cost.ts';
import { nameAlone } from '../cost/countryCosts.ts';

interface FirstYearsProps {
  content: Pick<CostContent, 'countries' | 'costOf' | 'levels' | 'rates' | 'result' | 'table'>;
  level: StudyLevel;
  /** The country that the visitor plans for. */
  chosen: string;
}

/** The first years of all countries with a total at this level, by the site's figures; the chosen country is strong. */
export const FirstYears = memo(function FirstYears({ content, level, chosen }: FirstYearsProps) {
  const { countries, costOf, levels, rates, result, table } = content;
  const bars = countries.flatMap((country) => {
    const { firstYear } = costOf({ country: country.id, level, city: 'any' }, country, rates);
    if (firstYear === undefined) return [];
    return [
      {
        label: nameAlone(country),
        name: <Link href={`/plan/cost?country=${country.id}&level=${level}`}>{nameAlone(country)}</Link>,
        low: firstYear.npr.low / 100_000,
        high: firstYear.npr.high / 100_000,
        value: table.from(result.lakh(firstYear.npr), firstYear.open),
        strong: country.id === chosen,
      },
    ];
  });
  return (
    <RangeBars
      caption={table.firstYears(levels[level])}
      unit={table.unit}
      columns={table.firstYearColumns}
      bars={bars}
    />
  );
});
