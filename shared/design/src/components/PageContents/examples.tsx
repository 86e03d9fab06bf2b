import { PageContents } from './PageContents.tsx';

export const usual = (
  <PageContents
    entries={[
      { id: 'example-costs', title: 'Costs' },
      { id: 'example-visa', title: 'Visa' },
    ]}
  />
);
