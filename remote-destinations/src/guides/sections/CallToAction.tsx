import Button from '@mui/material/Button';
import type { CallToActionSection } from '../schema/guide.ts';

/** The closing invitation. As specified, a button without an address does nothing. */
export function CallToAction({ section }: { section: CallToActionSection }) {
  const { label, to } = section.button;
  const look = { variant: 'contained', color: 'secondary', size: 'large' } as const;
  return to === undefined ? (
    <Button {...look}>{label}</Button>
  ) : (
    <Button {...look} href={to}>
      {label}
    </Button>
  );
}
