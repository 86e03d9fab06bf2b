import Button from '@mui/material/Button';
import { ClosingBand } from './ClosingBand.tsx';

export const usual = (
  <ClosingBand title="Talk to us" text="The first consultation is free.">
    <Button href="/contact" variant="contained" color="secondary">
      Free Consultation
    </Button>
  </ClosingBand>
);
