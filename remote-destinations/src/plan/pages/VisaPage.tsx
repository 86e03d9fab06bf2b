import { styled } from '@mui/material/styles';
import type { PageProps } from '@sayapatri/contract';
import { BarPairs } from '@sayapatri/design/plots';
import { VisaList } from '../components/VisaList.tsx';
import type { VisaContent } from '../content/visa.ts';
import { ReadingPage } from '../reading/ReadingPage.tsx';

/** The part's heading says what the drawing's caption would repeat. */
const Work = styled('div')({ '& figcaption': { position: 'absolute', clipPath: 'inset(50%)' } });

/** Visa and work, country by country. */
export default function VisaPage({ data }: PageProps<VisaContent>) {
  return (
    <ReadingPage
      content={data}
      figures={{
        'by-country': <VisaList content={data} />,
        work: (
          <Work>
            <BarPairs {...data.work} />
          </Work>
        ),
      }}
    />
  );
}
