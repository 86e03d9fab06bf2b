import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { StatTiles } from '@sayapatri/design';
import { chargesId, chargeTexts } from '../../content/charges.ts';
import { paths } from '../../content/paths.ts';
import { serviceHeadings } from '../../content/serviceTexts.ts';
import type { ServiceCharge } from '../../schema/charges.ts';

/** The service's duration, if it has one, and its price. */
export function KeyFacts({ duration, price }: ServiceCharge & { duration: string | undefined }) {
  const stats = [
    ...(duration ? [{ label: serviceHeadings.duration, value: duration }] : []),
    { label: serviceHeadings.price, value: price.text },
  ];
  return (
    <Box sx={{ mt: { xs: 2.5, md: 4 } }}>
      <StatTiles stats={stats} />
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {price.note.replace(/\.?$/, '.')}{' '}
        <Link href={`${paths.services}#${chargesId}`} sx={{ whiteSpace: 'nowrap' }}>
          {chargeTexts.all}
        </Link>
      </Typography>
    </Box>
  );
}
