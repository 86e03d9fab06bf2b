import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import texts from '../content/intake.json';
import { monthText } from '../content/intake.ts';
import { type DatedIntake, intakeKey } from '../intake/schedule.ts';

interface IntakeChoicesProps {
  /** Undefined until the day is known: the room is kept. */
  intakes: readonly (DatedIntake & { isTooNear: boolean })[] | undefined;
  query: URLSearchParams;
}

/** Links to the other intakes; what is too near for all steps says so. */
export const IntakeChoices = ({ intakes, query }: IntakeChoicesProps) => (
  <Typography component="div" sx={{ my: 2, minHeight: { xs: 190, sm: 96, md: 48 }, displayPrint: 'none' }}>
    {intakes ? `${texts.other} ` : null}
    {intakes?.map((one) => {
      const to = new URLSearchParams(query);
      to.set('intake', intakeKey(one));
      const notes = [
        ...(one.kind === 'main' ? [] : [texts.kinds[one.kind]]),
        ...(one.isTooNear ? [texts.tooNear] : []),
      ].join(', ');
      return (
        <Link
          key={intakeKey(one)}
          href={`/plan/intake?${to}`}
          sx={{ display: 'inline-block', py: 1.25, mr: 2 }}
        >
          {monthText(one) + (notes ? ` (${notes})` : '')}
        </Link>
      );
    })}
  </Typography>
);
