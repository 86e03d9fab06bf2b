import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Part } from '@sayapatri/design';
import { freeConsultation } from '../content/paths.ts';
import type { ClosingText } from '../schema/pages.ts';

/** The end of a page: one line that invites to the free consultation, and its button. */
export function ClosingBand({ title, text }: ClosingText) {
  return (
    // Keeps clear of the ridge above the footer.
    <Box sx={{ pt: { xs: 1, md: 3 }, pb: 'clamp(48px, 8vw, 104px)' }}>
      <Container>
        <Part id="next-step" title={title} intro={text} deep>
          <Button href={freeConsultation.href} variant="contained" color="secondary" size="large">
            {freeConsultation.label}
          </Button>
        </Part>
      </Container>
    </Box>
  );
}
