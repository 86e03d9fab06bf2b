import { RangeBars } from '@sayapatri/design/plots/RangeBars';
import { VisaList } from '../components/VisaList.tsx';
import visa from '../content/visa.ts';
import { ReadingPage } from '../reading/ReadingPage.tsx';

/** Visa and work: the fees of all countries in one list, then work, refusals and permanent residence. */
export default function VisaPage() {
  const figures = {
    'by-country': <VisaList />,
    work: visa.work.map((plot) => <RangeBars key={plot.unit} {...plot} />),
  };
  return <ReadingPage content={visa} figures={figures} />;
}
