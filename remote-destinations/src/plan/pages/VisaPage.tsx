import type { PageProps } from '@sayapatri/contract';
import { styled } from '@sayapatri/design';
import { SmallBars } from '@sayapatri/design/plots';
import { ReadingPage } from '../components/ReadingPage.tsx';
import { VisaList } from '../components/VisaList.tsx';
import type { VisaContent } from '../content/visa.ts';

const Plots = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  gap: '28px clamp(32px, 4vw, 48px)',
  marginBottom: 28,
});

/** Visa and work, country by country. */
export default function VisaPage({ data }: PageProps<VisaContent>) {
  const plots = (
    <Plots>
      {data.plots.map((plot) => (
        <SmallBars key={plot.caption} {...plot} />
      ))}
    </Plots>
  );
  return <ReadingPage content={data} figures={{ 'by-country': <VisaList content={data} />, work: plots }} />;
}
