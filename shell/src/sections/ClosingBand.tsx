import Button from '@mui/material/Button';
import { ClosingBand as Band, type Cta } from '@sayapatri/design';
import { freeConsultation } from '../content/paths.ts';
import type { ClosingText } from '../schema/pages.ts';

/** The end of a page: the way to the free consultation, and another way on. */
export function ClosingBand({ also, ...words }: ClosingText & { also?: Cta }) {
  return (
    <Band {...words}>
      <Button href={freeConsultation.href} variant="contained" color="secondary" size="large">
        {freeConsultation.label}
      </Button>
      {also && (
        <Button href={also.href} variant="outlined" color="inherit" size="large">
          {also.label}
        </Button>
      )}
    </Band>
  );
}
