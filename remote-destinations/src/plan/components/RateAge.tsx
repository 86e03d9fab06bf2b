import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useHydrated } from '@sayapatri/design';
import type { CostContent } from '../content/cost.ts';
import { ageInDays, type Rate, shelfLifeDays } from '../rates/rate.ts';

/** Warns of an old exchange rate. Only the browser knows today's date; the space is kept, so that nothing moves. */
export function RateAge({ content, rate }: { content: CostContent; rate: Rate }) {
  const age = useHydrated() ? ageInDays(rate, new Date()) : shelfLifeDays;
  const isOld = age > shelfLifeDays;
  return (
    <Typography
      variant="caption"
      component="p"
      role={isOld ? 'alert' : undefined}
      sx={{ visibility: isOld ? undefined : 'hidden' }}
    >
      {content.old(age)}{' '}
      <Link href={content.rateSource} target="_blank" rel="noopener noreferrer">
        {content.texts.receipt.today}
      </Link>
      .
    </Typography>
  );
}
