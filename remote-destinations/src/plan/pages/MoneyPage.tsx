import type { PageProps } from '@sayapatri/contract';
import { styled } from '@sayapatri/design';
import { RangeBars, StackedBars } from '@sayapatri/design/plots';
import { ReadingPage } from '../components/ReadingPage.tsx';
import type { MoneyContent } from '../content/money.ts';

/** Words in the place of a bar end where the sums do, and are quieter than them. */
const Bars = styled('div')({
  '&& figure': { marginBottom: 'clamp(20px, 2.2vw, 32px)' },
  // Two like plots are too long for a phone, and the table below states the sums.
  '@media screen and (max-width: 599px)': { display: 'none' },
  '& span[style]': { justifySelf: 'end', color: 'var(--mui-palette-text-secondary)' },
});

/** What a family pays, shows, borrows and risks. */
export default function MoneyPage({ data }: PageProps<MoneyContent>) {
  const figures = {
    'first-year': <RangeBars {...data.firstYears} stated />,
    'money-to-show': (
      <Bars>
        <RangeBars {...data.toShow} stated />
      </Bars>
    ),
    loan: <StackedBars {...data.loan} stated />,
  };
  return <ReadingPage content={data} figures={figures} />;
}
