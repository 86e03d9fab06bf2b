import { type Cta, LinkButton } from '@sayapatri/design';

/** The main button of a section. */
export function CtaButton({ cta }: { cta: Cta }) {
  return (
    <LinkButton href={cta.href} variant="contained" color="secondary" size="large" data-no-print>
      {cta.label}
    </LinkButton>
  );
}
