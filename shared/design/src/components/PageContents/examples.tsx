import { PageContents } from './PageContents.tsx';

export const usual = (
  <PageContents
    entries={[
      { id: 'example-costs', title: 'Costs' },
      { id: 'example-visa', title: 'Visa' },
    ]}
  />
);
export const longText = (
  <PageContents
    entries={[
      { id: 'example-costs', title: 'Monthly cost of living with a total range for one person' },
      { id: 'example-visa', title: 'Visa' },
    ]}
  />
);
