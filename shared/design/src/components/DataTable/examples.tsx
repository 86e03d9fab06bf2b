import { DataTable } from './DataTable.tsx';

export const usual = (
  <DataTable
    caption="Living costs in a month"
    columns={['Item', 'Cost']}
    rows={[
      ['Room', '$300-$600'],
      ['Food', '$200-$300'],
    ]}
  />
);
export const manyColumns = (
  <DataTable
    caption="Scores at the same level"
    columns={['IELTS', 'PTE Academic', 'TOEFL iBT']}
    rows={[
      ['6.0', '50', '60'],
      ['6.5', '58', '79'],
      ['7.0', '65', 'not in the table'],
    ]}
  />
);
export const compact = (
  <DataTable
    compact
    caption="Scores at the same level, in few words"
    columns={['IELTS', 'PTE Academic', 'TOEFL iBT']}
    rows={[
      ['6.0', '47–54', '60–78'],
      ['6.5', '55–62', '79–93'],
    ]}
  />
);
export const longText = (
  <DataTable
    caption="Tuition by country, for a bachelor’s degree at a public university"
    columns={['Country', 'Tuition in a year']}
    rows={[
      [
        'The Netherlands, with the universities of applied sciences',
        'From EUR 9,000 for most courses taught in English to more than EUR 20,000 in medicine',
      ],
    ]}
  />
);
