import { ClosingBand } from './ClosingBand.tsx';

export const usual = (
  <ClosingBand
    title="Talk to us"
    text="The first consultation is free."
    cta={{ label: 'Free Consultation', href: '/contact' }}
  />
);
