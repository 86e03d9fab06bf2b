import { RangeBars } from '@sayapatri/design/plots/RangeBars';
import { useMemo } from 'react';
import { moneyIn } from '../content/money.ts';
import { ReadingPage } from '../reading/ReadingPage.tsx';
import { useCountries } from '../state/useCountries.ts';

/** The money that a family shows, sends, borrows and risks. */
export default function MoneyPage() {
  const countries = useCountries();
  const content = useMemo(() => moneyIn(countries), [countries]);
  return <ReadingPage content={content} figures={{ 'money-to-show': <RangeBars {...content.toShow} /> }} />;
}
