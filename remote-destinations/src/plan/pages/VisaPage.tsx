import type { PageProps } from '@sayapatri/contract';
import { BarPairs } from '@sayapatri/design/plots';
import { VisaList } from '../components/VisaList.tsx';
import type { VisaContent } from '../content/visa.ts';
import { ReadingPage } from '../reading/ReadingPage.tsx';

/** Visa and work: the fees of all countries in one list, then work, refusals and permanent residence. */
export default function VisaPage({ data }: PageProps<VisaContent>) {
  const figures = { 'by-country': <VisaList content={data} />, work: <BarPairs {...data.work} /> };
  return <ReadingPage content={data} figures={figures} />;
}
