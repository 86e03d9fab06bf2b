import { Button, LinkButton } from '@sayapatri/design';
import type { CallToActionSection } from '../schema/guide.ts';

/** The closing invitation. As specified, a button without an address does nothing. */
export function CallToAction({ section }: { section: CallToActionSection }) {
  const { label, to } = section.button;
  const look = { variant: 'contained', color: 'secondary', size: 'large' } as const;
  return to === undefined ? (
    <Button {...look}>{label}</Button>
  ) : (
    <LinkButton {...look} href={to}>
      {label}
    </LinkButton>
  );
}
