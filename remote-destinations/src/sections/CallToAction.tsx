import { Button, LinkButton } from '@sayapatri/design';
import type { CallToActionSection } from '../schema/guide.ts';

/** The closing invitation. A button without an address does nothing visible, as the specification demands; the trial of a release passes it over. */
export function CallToAction({ section }: { section: CallToActionSection }) {
  const { label, to } = section.button;
  const look = { variant: 'contained', color: 'secondary', size: 'large' } as const;
  return to === undefined ? (
    <Button {...look} data-without-effect="">
      {label}
    </Button>
  ) : (
    <LinkButton {...look} href={to}>
      {label}
    </LinkButton>
  );
}
