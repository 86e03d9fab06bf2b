import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useHydrated } from '@sayapatri/design';
import type { CostContent } from '../content/cost.ts';
import { ageInDays, type Rate, shelfLifeDays } from '../rates/rate.ts';

/** Warns of an old exchange rate. Only the browser knows today's date; the space is kept, so that nothing moves. */
export function RateAge({ texts, rate }: { texts: CostContent['receipt']; rate: Rate }) {
  const age = useHydrated() ? ageInDays(rate, new Date()) : shelfLifeDays;
  const isOld = age > shelfLifeDays;
  return (
    <Typography
      variant="caption"
      component="p"
      role={isOld ? 'alert' : undefined}
      sx={{ color: 'accentText', visibility: isOld ? undefined : 'hidden' }}
    >
      {texts.old(age)}{' '}
      <Link href={texts.today.href} target="_blank" rel="noopener noreferrer" color="inherit">
        {texts.today.label}
      </Link>
      .
    </Typography>
  );
}
