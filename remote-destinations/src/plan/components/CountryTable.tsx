import { DataTable, linkedText, TextLink } from '@sayapatri/design';
import type { Fact } from '@sayapatri/facts';
import { memo } from 'react';
import type { CostContent } from '../content/cost.ts';
import { type CountryCosts, nameAlone } from '../cost/countryCosts.ts';
import { type Money, times } from '../money/amount.ts';
import type { Rate } from '../rates/rate.ts';

interface CountryTableProps {
  texts: CostContent['table'];
  units: Pick<CostContent['result'], 'none'>;
  countries: readonly CountryCosts[];
  rates: readonly Rate[];
}

/** A year's costs in every country. The table works without scripts and does not depend on the answers. */
export const CountryTable = memo(function CountryTable({
  texts,
  units,
  countries,
  rates,
}: CountryTableProps) {
  const inLakh = (code: string, money: (Money & { fact?: Fact }) | undefined, missing: string) => {
    const rate = rates.find((row) => row.code === code);
    if (money === undefined || rate === undefined) return missing;
    if (money.high === 0) return units.none;
    return linkedText(texts.from(texts.lakh(times(money, rate.npr)), money.fact?.open ?? false));
  };
  return (
    <DataTable
      compact
      caption={texts.caption}
      columns={texts.columns}
      rows={countries.map(({ id, name, currency, tuition, living }) => [
        <TextLink key={id} to={`/plan/cost?country=${id}`}>
          {nameAlone({ name })}
        </TextLink>,
        inLakh(currency, tuition.bachelor, texts.missing),
        inLakh(currency, tuition.master, texts.missing),
        inLakh(currency, living, texts.missingLiving),
      ])}
    />
  );
});
