import Chip from '@mui/material/Chip';
import type { Verdict } from '../check/rules.ts';
import texts from '../content/check.json';

/** What a country's card says first; the fuller the likelier. */
export const VerdictChip = ({ verdict }: { verdict: Verdict }) => (
  <Chip
    component="span"
    size="small"
    label={texts.verdicts[verdict]}
    variant={verdict === 'talk' ? 'outlined' : 'filled'}
    color={verdict === 'likely' ? 'primary' : 'default'}
  />
);
