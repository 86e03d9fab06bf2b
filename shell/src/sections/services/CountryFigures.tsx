import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ServiceFigure } from '@sayapatri/contract';
import { linkedText, Section, SourceLine } from '@sayapatri/design';
import { HeadRow } from '@sayapatri/design/headRow';
import { useNavLinks } from '../../navigation/SiteContext.ts';
import type { Service } from '../../schema/entities.ts';

const last = Number.MAX_VALUE;

/** On a phone each country stands above its two cells, which would be narrow beside it. */
const stacked = {
  '@media screen and (max-width: 599px)': {
    '&, & thead, & tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: '3fr 2fr' },
    '& thead th:first-of-type': visuallyHidden,
    '& tbody th': { gridColumn: '1 / -1', pb: 0, border: 0, fontWeight: 600 },
  },
};

/** What each guide says of the service's subject, in a table in the figures' order. */
export function CountryFigures({
  figures: { title, intro, columns },
  guides,
}: {
  figures: NonNullable<Service['figures']>;
  guides: readonly ServiceFigure[];
}) {
  const links = useNavLinks('study-abroad');
  const rows = [...guides]
    .sort((one, other) => (one.order ?? last) - (other.order ?? last))
    .flatMap((guide) => {
      const link = links.find(({ path }) => path === guide.guidePath);
      return link ? [{ ...guide, ...link }] : [];
    });
  if (rows.length === 0) return null;
  return (
    <Section band="sand" title={title} intro={intro}>
      <TableContainer>
        <Table aria-label={title} sx={columns.length > 2 ? stacked : {}}>
          <HeadRow columns={columns} />
          <TableBody>
            {rows.map(({ path, label, figure, more, beside }) => (
              <TableRow key={path}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: { sm: 'nowrap' } }}>
                  <Link href={path} sx={{ display: 'inline-block', minWidth: 44, my: -0.5, py: 0.5 }}>
                    {label}
                  </Link>
                </TableCell>
                <TableCell sx={{ width: { sm: '50%' } }}>
                  <strong>{linkedText(figure)}</strong>
                  {more.map((text) => (
                    <Typography key={text} variant="body2" sx={{ color: 'text.secondary' }}>
                      {linkedText(text)}
                    </Typography>
                  ))}
                </TableCell>
                {beside ? (
                  <TableCell sx={{ typography: { xs: 'body2', md: 'body1' } }}>
                    {beside.map((text) => (
                      <div key={text}>{linkedText(text)}</div>
                    ))}
                  </TableCell>
                ) : null}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <SourceLine facts={rows.flatMap(({ sources = [] }) => sources)} />
    </Section>
  );
}
