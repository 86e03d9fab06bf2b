import { FactList } from './FactList.tsx';

export const usual = (
  <FactList
    facts={[
      ['Duration', '3 years'],
      ['Annual fee', '$20,000-$45,000'],
    ]}
  />
);
export const longText = (
  <FactList
    facts={[
      ['Duration', '3 years, or 4 with honours and a year of practice in industry'],
      ['Annual fee', '$20,000-$45,000, depending on the university and the course'],
    ]}
  />
);
