import Container from '@mui/material/Container';
import { type Cta, type Heading, Part } from '@sayapatri/design';
import { CtaButton } from './CtaButton.tsx';

/** The end of a page: an invitation to talk to a counsellor. */
export function ClosingSection({ title, intro, cta }: Heading & { cta: Cta }) {
  return (
    <Container sx={{ py: { xs: 4, md: 8 }, displayPrint: 'none' }}>
      <Part id="next-step" title={title} intro={intro} deep>
        <CtaButton cta={cta} />
      </Part>
    </Container>
  );
}
