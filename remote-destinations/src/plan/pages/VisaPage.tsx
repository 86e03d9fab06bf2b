import type { PageProps } from '@sayapatri/contract';
import { BarPairs } from '@sayapatri/design/plots';
import { ReadingPage } from '../components/ReadingPage.tsx';
import { VisaList } from '../components/VisaList.tsx';
import type { VisaContent } from '../content/visa.ts';

/** Visa and work, country by country. */
export default function VisaPage({ data }: PageProps<VisaContent>) {
  return (
    <ReadingPage
      content={data}
      figures={{ 'by-country': <VisaList content={data} />, work: <BarPairs {...data.work} /> }}
    />
  );
}
