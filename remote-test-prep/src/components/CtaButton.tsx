import { LinkButton } from '@sayapatri/design';
import type { Cta } from '../schema/sections.ts';

/** The main button of a section. */
export function CtaButton({ cta }: { cta: Cta }) {
  return (
    <LinkButton href={cta.href} variant="contained" color="secondary" size="large" data-no-print>
      {cta.label}
    </LinkButton>
  );
}
