import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { linkedText } from '@sayapatri/design';
import type { CompareRow } from '../content/compare.ts';

/** The names of the countries stay in sight below the site's header. */
const Head = styled(TableCell)(({ theme }) => ({
  '&&': { paddingLeft: 0 },
  position: 'sticky',
  top: 'var(--header-height)',
  zIndex: 1,
  background: theme.vars.palette.background.default,
  '@media print': { position: 'static' },
}));

/** A row's name has a line of its own, so that two columns have the whole width of a phone. */
const Name = styled(TableCell)(({ theme }) => ({
  '&&': { padding: '14px 8px 0 0' },
  borderBottom: 0,
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
})) as typeof TableCell;

const Value = styled(TableCell)({
  '&&': { padding: '2px 8px 14px 0' },
  verticalAlign: 'top',
  overflowWrap: 'break-word',
});

interface CompareTableProps {
  caption: string;
  countries: readonly { name: string; guidePath: `/${string}` }[];
  rows: readonly CompareRow[];
}

/** The chosen countries as columns, each row below its name. */
export function CompareTable({ caption, countries, rows }: CompareTableProps) {
  return (
    <Table sx={{ tableLayout: 'fixed', typography: 'body2' }}>
      <Typography
        component="caption"
        variant="h3"
        sx={{ '&&': { captionSide: 'top', textAlign: 'left', px: 0, py: 1, color: 'text.primary' } }}
      >
        {caption}
      </Typography>
      <TableHead>
        <TableRow>
          {countries.map(({ name, guidePath }) => (
            <Head key={name} scope="col">
              <Link href={guidePath}>{name}</Link>
            </Head>
          ))}
        </TableRow>
      </TableHead>
      {rows.map(({ title, cells }) => (
        <TableBody key={title}>
          <TableRow>
            <Name component="th" scope="rowgroup" colSpan={countries.length}>
              {title}
            </Name>
          </TableRow>
          <TableRow>
            {cells.map(({ text, note }, column) => (
              <Value key={countries[column]?.name}>
                <b>{text}</b>
                {note ? (
                  <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                    {linkedText(note)}
                  </Typography>
                ) : null}
              </Value>
            ))}
          </TableRow>
        </TableBody>
      ))}
    </Table>
  );
}
