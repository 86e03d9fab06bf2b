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
import { useId } from 'react';
import { chargeTexts } from '../../content/charges.ts';
import type { NavLink } from '../../navigation/SiteContext.ts';
import type { ChargesContent } from '../../schema/charges.ts';

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

interface ClassesProps {
  classes: ChargesContent['classes'];
  /** The tests' guides. A class links to the guide whose label has the class's name. */
  guides: readonly NavLink[];
}

/** The classes with their hours, lengths and fees; a made-up fee has a star. */
export function Classes({ classes, guides }: ClassesProps) {
  const captionId = useId();
  const { caption, columns } = chargeTexts.classes;
  return (
    <TableContainer role="region" aria-labelledby={captionId} tabIndex={0}>
      <Table>
        {/* The heading above already names the table. */}
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
                <Cell sx={{ fontWeight: 600 }}>{sample ? fee + chargeTexts.mark : fee}</Cell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
