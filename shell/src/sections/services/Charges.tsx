import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Section } from '@sayapatri/design';
import { chargesId, chargeTexts } from '../../content/charges.ts';
import services from '../../content/services.ts';
import type { ChargesContent } from '../../schema/charges.ts';

/** The lines below the first begin beside the triangle. */
const Agreement = styled('summary')({
  padding: '10px 0 10px 1.1em',
  textIndent: '-1.1em',
  fontWeight: 650,
  cursor: 'pointer',
});

interface ChargeTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly { name: string; below?: string | undefined; charge: string | undefined }[];
}

/** What is charged for and, beside it, how much; a sentence about a charge stands below its name. */
const ChargeTable = ({ caption, columns, rows }: ChargeTableProps) => (
  <TableContainer>
    <Table>
      <caption>{caption}</caption>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column} scope="col">
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ name, below, charge }) => (
          <TableRow key={name}>
            <TableCell
              component="th"
              scope="row"
              sx={{
                width: { md: '56%' },
                fontSize: { xs: 'body2.fontSize', sm: 'body1.fontSize' },
                fontWeight: 600,
              }}
            >
              {name}
              {below ? (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {below}
                </Typography>
              ) : null}
            </TableCell>
            <TableCell
              sx={{
                fontSize: { xs: 'body2.fontSize', sm: 'body1.fontSize' },
                fontWeight: 600,
              }}
            >
              {/* A range stays on one line. */}
              {charge?.replaceAll('–', '–\u2060')}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

/** The names of the services by their paths. */
const names = Object.fromEntries(services.cards.items.map(({ path, title }) => [path, title]));

/** Fees by service, refunds by stage, commission and the blank agreement; made-up values are marked. */
export function Charges({ title, intro, services: fees, refunds, ...more }: ChargesContent) {
  const { commission, agreement } = more;
  const texts = chargeTexts;
  const marked = (text: string, sample?: true) => (sample ? text + texts.mark : text);
  const samples = [...fees, ...refunds, commission, agreement].some(({ sample }) => sample);
  return (
    <Section band="sand" id={chargesId} title={title} intro={samples ? `${intro} ${texts.markMeans}` : intro}>
      {/* Refunds, commission and the agreement stand beside the fees. */}
      <Box sx={{ display: 'grid', gap: { xs: 4, md: 5 }, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <ChargeTable
          {...texts.services}
          rows={fees.map(({ path, price: { text, note }, sample }) => {
            // A long price stands below the name, where its note would be, and the note in the price's column.
            const [below, price] = text.length > 20 ? [text, note] : [note, text];
            return { name: names[path] ?? path, below, charge: marked(price, sample) };
          })}
        />
        <div>
          <ChargeTable
            {...texts.refunds}
            rows={refunds.map(({ stage, back, sample }) => ({ name: stage, charge: marked(back, sample) }))}
          />
          <Typography variant="h4" component="h3" sx={{ mt: { xs: 3, md: 4 } }}>
            {texts.commission}
          </Typography>
          <Typography sx={{ my: 1 }}>{marked(commission.text, commission.sample)}</Typography>
          <details>
            <Agreement>{marked(texts.agreement, agreement.sample)}</Agreement>
            <p>{agreement.intro}</p>
            <ol>
              {agreement.clauses.map((clause) => (
                <Box component="li" key={clause} sx={{ py: 0.5 }}>
                  {clause}
                </Box>
              ))}
            </ol>
          </details>
        </div>
      </Box>
    </Section>
  );
}
