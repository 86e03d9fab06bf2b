import type { PageProps } from '@sayapatri/contract';
import { ReadingPage } from '../components/ReadingPage.tsx';
import type { VisaContent } from '../content/visa.ts';

/** Visa and work, country by country. */
export default function VisaPage({ data }: PageProps<VisaContent>) {
  return <ReadingPage content={data} />;
}
