import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { chargesId, chargeTexts } from '../../content/charges.ts';
import { paths } from '../../content/paths.ts';
import { serviceHeadings } from '../../content/serviceTexts.ts';
import type { ServiceCharge } from '../../schema/charges.ts';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: '12px 48px',
  margin: theme.spacing(2.5, 0, 0),
  [theme.breakpoints.up('sm')]: { gridAutoFlow: 'column', justifyContent: 'start' },
}));

/** The service's duration, if it has one, and its price. */
export function KeyFacts({ duration, price }: ServiceCharge & { duration: string | undefined }) {
  const facts = [
    ...(duration ? [{ name: serviceHeadings.duration, value: duration }] : []),
    { name: serviceHeadings.price, value: price.text },
  ];
  return (
    <>
      <Facts>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <Typography variant="body2" component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Box component="dd" sx={{ m: 0, typography: 'h3' }}>
              {value}
            </Box>
          </div>
        ))}
      </Facts>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {price.note.replace(/\.?$/, '.')}{' '}
        <Link href={`${paths.services}#${chargesId}`} sx={{ whiteSpace: 'nowrap' }}>
          {chargeTexts.all}
        </Link>
      </Typography>
    </>
  );
}
