import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Section } from '@sayapatri/design';
import { HeadRow } from '@sayapatri/design/headRow';
import charges from '../../content/charges.ts';
import labels from '../../content/labels/charges.json';
import { useNavLinks } from '../../navigation/SiteContext.ts';

/** The text with times such as 9:30–11:00 AM in one piece. */
const whole = (times: string) => times.replaceAll(/(?<=\d)–/g, '–\u2060').replaceAll(/ (?=[AP]M)/g, '\u00a0');

/** The classes with their lengths, hours and fees; a class links to the guide whose label has its name. */
export function Classes() {
  const guides = useNavLinks('test-preparation');
  const { title, intro, caption, columns, place } = labels.classes;
  return (
    <Section band="sand" title={title} intro={intro}>
      <TableContainer>
        <Table aria-label={caption}>
          <HeadRow columns={columns} />
          <TableBody>
            {charges.classes.map(({ name, times, length, fee }) => {
              const guide = guides.find(({ label }) => label.includes(name));
              return (
                <TableRow key={name}>
                  <TableCell component="th" scope="row">
                    {guide ? <Link href={guide.path}>{name}</Link> : name}
                    <Typography variant="body2" sx={{ whiteSpace: 'nowrap', color: 'text.secondary' }}>
                      {length}
                    </Typography>
                  </TableCell>
                  <TableCell>{whole(times)}</TableCell>
                  <TableCell sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>{fee}</TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
      <Button href={place.href} variant="outlined" sx={{ mt: 2 }}>
        {place.label}
      </Button>
    </Section>
  );
}
