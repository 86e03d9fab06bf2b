import { Gantt } from './Gantt.tsx';
import { RangeBars } from './RangeBars.tsx';

export const rangeBars = (
  <RangeBars
    caption="Tuition a year, in lakh of rupees"
    unit="lakh"
    columns={['Country', 'Tuition a year']}
    bars={[
      { label: 'Australia', low: 18.4, high: 41.4, value: '18.4–41.4 lakh', yours: true },
      { label: 'New Zealand', low: 17.6, high: 28, value: '17.6–28 lakh' },
      { label: 'Germany', low: 0, high: 0, value: 'no tuition' },
      { label: 'Netherlands', low: 12, high: 12, value: '12 lakh' },
    ]}
  />
);
export const rangeBarsOnAScale = (
  <RangeBars
    caption="Total score from 400 to 1600"
    unit="points"
    axis={{ from: 400, to: 1600, step: 300 }}
    bars={[
      { label: 'Exceptional', low: 1500, high: 1600, value: '1500–1600' },
      { label: 'Outstanding', low: 1400, high: 1490, value: '1400–1490' },
    ]}
  />
);
export const gantt = (
  <Gantt
    caption="From the English test to the flight"
    bars={[
      { label: 'English test', from: 8, to: 9 },
      { label: 'Application', from: 10, to: 12 },
      { label: 'Offer', from: 13, to: 14 },
      { label: 'Visa', from: 15, to: 17 },
      { label: 'Flight', from: 19, to: 19 },
    ]}
  />
);
export const ganttOfAnyYear = (
  <Gantt
    caption="When courses begin"
    bars={[
      { label: 'February intake', from: 2, to: 3 },
      { label: 'July intake', from: 7, to: 7 },
      { label: 'November intake', from: 11, to: 12 },
    ]}
  />
);
export const longText = (
  <RangeBars
    caption="Years in which you may work in the country after a bachelor’s degree of three years or more, by country"
    unit="years"
    columns={['Country', 'Years']}
    bars={[
      {
        label: 'The Netherlands, with the universities of applied sciences',
        low: 1,
        high: 1,
        value: '1 year, in which you look for work, and longer with a contract',
      },
    ]}
  />
);
