import { ClosingBand, type Cta, type Heading } from '@sayapatri/design';
import { CtaButton } from './CtaButton.tsx';

/** The end of a page: an invitation to talk to a counsellor. */
export const ClosingSection = ({ title, intro, cta }: Heading & { cta: Cta }) => (
  <ClosingBand title={title} text={intro}>
    <CtaButton cta={cta} />
  </ClosingBand>
);
