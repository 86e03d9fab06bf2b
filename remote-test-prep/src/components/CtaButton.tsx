import Button from '@mui/material/Button';
import type { Cta } from '@sayapatri/design';

/** The main button of a section. */
export function CtaButton({ cta }: { cta: Cta }) {
  return (
    <Button href={cta.href} variant="contained" color="secondary" size="large" data-no-print>
      {cta.label}
    </Button>
  );
}
