import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Section } from '@sayapatri/design';
import { HeadRow } from '@sayapatri/design/headRow';
import texts from '../../content/labels/charges.json';
import type { ChargesContent } from '../../schema/charges.ts';

const Agreement = styled('summary')({ paddingBlock: 10, fontWeight: 650 });

/** Refunds by stage, commission and the blank agreement. */
export function Charges({ title, intro, refunds, commission, agreement }: ChargesContent) {
  return (
    <Section id="refunds" band="sand" title={title} intro={intro}>
      <Box sx={{ display: 'grid', gap: { xs: 3, md: 6 }, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <TableContainer>
          <Table>
            <caption>{texts.refunds.caption}</caption>
            <HeadRow columns={texts.refunds.columns} />
            <TableBody>
              {refunds.map(({ stage, back }) => (
                <TableRow key={stage}>
                  <TableCell component="th" scope="row">
                    {stage}
                  </TableCell>
                  <TableCell sx={{ fontWeight: 650 }}>{back}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
        <div>
          <Typography variant="h4" component="h3">
            {texts.commission}
          </Typography>
          <Typography sx={{ my: 1 }}>{commission.text}</Typography>
          <details>
            <Agreement>{texts.agreement}</Agreement>
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
