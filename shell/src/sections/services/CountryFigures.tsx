import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ServiceFigure } from '@sayapatri/contract';
import { linkedText, Section, SourceLine } from '@sayapatri/design';
import { useNavLinks } from '../../navigation/SiteContext.ts';
import type { Service } from '../../schema/entities.ts';
import { deadlineMonth } from './deadlineMonth.ts';

const last = Number.MAX_VALUE;

/** What the rows are sorted by, from low to high. */
const keys = {
  amount: ({ amount }: ServiceFigure) => amount?.high ?? last,
  deadline: ({ more }: ServiceFigure) => deadlineMonth(more) ?? last,
};

/** What each guide says of the service's subject, in a table that is sorted by it. */
export function CountryFigures({
  figures: { title, intro, columns, sortedBy },
  guides,
}: {
  figures: NonNullable<Service['figures']>;
  guides: readonly ServiceFigure[];
}) {
  const links = useNavLinks('study-abroad');
  const keyOf = keys[sortedBy];
  const rows = [...guides]
    .sort((one, other) => keyOf(one) - keyOf(other))
    .flatMap((guide) => {
      const link = links.find(({ path }) => path === guide.guidePath);
      return link ? [{ ...guide, ...link }] : [];
    });
  if (rows.length === 0) return null;
  return (
    <Section band="sand" title={title} intro={intro}>
      <TableContainer>
        <Table>
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
            {rows.map(({ path, label, figure, more }) => (
              <TableRow key={path}>
                <TableCell component="th" scope="row">
                  <Link href={path} sx={{ display: 'inline-block', py: 0.5 }}>
                    {label}
                  </Link>
                </TableCell>
                <TableCell>
                  {/* A range stays on one line. */}
                  <strong>{figure.replaceAll('–', '–\u2060')}</strong>
                  {more.map((text) => (
                    <Typography key={text} variant="body2" sx={{ color: 'text.secondary' }}>
                      {linkedText(text)}
                    </Typography>
                  ))}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <SourceLine facts={rows.flatMap(({ sources = [] }) => sources)} />
    </Section>
  );
}
