import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { RowTable } from '@sayapatri/design/rowTable';
import texts from '../content/intake.json';
import { monthsOf } from '../content/intake.ts';
import countries from '../content/intakeCountries.ts';
import { Fold } from '../reading/Fold.tsx';
import { withCountry } from '../state/planAnswers.ts';

/** The months in which courses begin in each country; its name leads to its own way there, with the answers. */
export const IntakeTable = ({ query }: { query: URLSearchParams }) => (
  <Box sx={{ displayPrint: 'none' }}>
    <Fold id="all-intakes" title={texts.all.title} answer={texts.all.answer}>
      <RowTable
        caption={texts.all.title}
        columns={texts.all.columns}
        rows={countries.map(({ id, name, intakes }) => [
          <Link key={id} href={withCountry('/plan/intake', query, id)}>
            {name}
          </Link>,
          monthsOf(intakes, true),
          monthsOf(intakes, false),
        ])}
      />
    </Fold>
  </Box>
);
