import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { RowTable } from '@sayapatri/design/rowTable';
import type { IntakeContent } from '../content/intake.ts';
import { Fold } from '../reading/Fold.tsx';
import { withCountry } from '../state/planAnswers.ts';

interface IntakeTableProps {
  content: IntakeContent;
  /** The answers, which a country's link takes along. */
  query: URLSearchParams;
}

/** The months in which courses begin in each country; its name leads to its own way there. */
export const IntakeTable = ({ content: { texts, countries, monthsOf }, query }: IntakeTableProps) => (
  <Box sx={{ displayPrint: 'none' }}>
    <Fold id="all-intakes" title={texts.all.title} answer={texts.all.answer}>
      <RowTable
        caption={texts.all.title}
        columns={texts.all.columns}
        rows={countries.map(({ id, name, intakes }) => [
          <Link key={id} href={withCountry('/plan/intake', query, id)}>
            {name.replace(/^the /, '')}
          </Link>,
          monthsOf(intakes, true),
          monthsOf(intakes, false),
        ])}
      />
    </Fold>
  </Box>
);
