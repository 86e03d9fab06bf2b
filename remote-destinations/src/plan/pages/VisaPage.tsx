import type { PageProps } from '@sayapatri/contract';
import { SourceLine } from '@sayapatri/design';
import { RangeBars } from '@sayapatri/design/plots/RangeBars';
import { VisaList } from '../components/VisaList.tsx';
import type { VisaContent } from '../content/visa.ts';
import { ReadingPage } from '../reading/ReadingPage.tsx';

/** Visa and work: the fees of all countries in one list, then work, refusals and permanent residence. */
export default function VisaPage({ data }: PageProps<VisaContent>) {
  const figures = {
    'by-country': <VisaList content={data} />,
    work: data.work.map((plot) => <RangeBars key={plot.unit} {...plot} />),
  };
  return (
    <ReadingPage
      content={data}
      figures={figures}
      sources={<SourceLine facts={data.facts} changing={data.changing} />}
    />
  );
}
