import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Section } from '@sayapatri/design';
import { useId } from 'react';
import charges, { chargeTexts } from '../../content/charges.ts';
import { useNavLinks } from '../../navigation/SiteContext.ts';

/** On a phone, narrow letters and cells leave room for all four columns. */
const Cell = styled(TableCell)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { ...theme.typography.caption, padding: '10px 4px 10px 8px' },
})) as typeof TableCell;

/** A text whose times such as 9:30–11:00 AM stay on one line, as does a length such as `8 weeks`. */
const whole = (text: string) =>
  text.split(/(\d\S*(?: [AP]M\S*)* [AP]M|^\d+ \w+$)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <Box component="span" key={index} sx={{ display: 'inline-block' }}>
        {part}
      </Box>
    ),
  );

/** The classes with their hours, lengths and fees; a class links to the guide whose label has its name. */
export function Classes() {
  const captionId = useId();
  const guides = useNavLinks('test-preparation');
  const { title, intro, caption, columns } = chargeTexts.classes;
  const { classes } = charges;
  const samples = classes.some(({ sample }) => sample);
  return (
    <Section band="sand" title={title} intro={samples ? `${intro} ${chargeTexts.markMeans}` : intro}>
      <TableContainer role="region" aria-labelledby={captionId} tabIndex={0}>
        <Table>
          <Box component="caption" id={captionId} sx={visuallyHidden}>
            {caption}
          </Box>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <Cell key={column} scope="col">
                  {column}
                </Cell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {classes.map(({ name, times, length, fee, sample }) => {
              const guide = guides.find(({ label }) => label.includes(name));
              return (
                <TableRow key={name}>
                  <Cell component="th" scope="row" sx={{ fontWeight: 600 }}>
                    {guide ? <Link href={guide.path}>{name}</Link> : name}
                  </Cell>
                  <Cell>{whole(times)}</Cell>
                  <Cell>{whole(length)}</Cell>
                  <Cell sx={{ fontWeight: 600, whiteSpace: { sm: 'nowrap' } }}>
                    {sample ? fee + chargeTexts.mark : fee}
                  </Cell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
    </Section>
  );
}
