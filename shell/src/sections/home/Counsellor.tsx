import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { brand } from '@sayapatri/facts/brand';
import labels from '../../content/labels/about.json';
import { counsellor } from '../../content/people.ts';
import { OfficeStatus } from '../OfficeStatus.tsx';
import { Portrait } from '../people/Portrait.tsx';

const Face = styled(Portrait)(({ theme }) => ({
  width: 72,
  height: 72,
  [theme.breakpoints.up('md')]: { width: 96, height: 96 },
}));

/** Who answers, what the first talk costs, where, and whether the office is open now. */
export function Counsellor() {
  if (counsellor === undefined) return null;
  const { name, image } = counsellor;
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', mt: { xs: 1.5, md: 3 } }}>
      <Face image={image} name={name} loading="eager" />
      <div>
        <Typography sx={{ fontWeight: 650, lineHeight: 1.35 }}>{labels.offer}</Typography>
        <Typography component="div" variant="body2" sx={{ lineHeight: 1.4, color: 'text.secondary' }}>
          {brand.offices.map(({ id, address }) => (
            <div key={id}>{address}</div>
          ))}
        </Typography>
        <OfficeStatus />
      </div>
    </Stack>
  );
}
