import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { StatTiles } from '@sayapatri/design';
import { chargesId } from '../../content/charges.ts';
import charges from '../../content/labels/charges.json';
import labels from '../../content/labels/services.json';
import { paths } from '../../content/paths.ts';
import type { ServiceCharge } from '../../schema/charges.ts';

/** The service's duration, if it has one, and its price. */
export function KeyFacts({ duration, price }: ServiceCharge & { duration: string | undefined }) {
  const stats = [
    ...(duration ? [{ label: labels.duration, value: duration }] : []),
    { label: labels.price, value: price.text },
  ];
  return (
    <Box sx={{ mt: { xs: 2.5, md: 4 } }}>
      <StatTiles stats={stats} />
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {price.note.replace(/\.?$/, '.')}{' '}
        <Link href={`${paths.services}#${chargesId}`} sx={{ whiteSpace: 'nowrap' }}>
          {charges.all}
        </Link>
      </Typography>
    </Box>
  );
}
