import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { type Cta, Part } from '@sayapatri/design';
import { freeConsultation } from '../content/paths.ts';
import type { ClosingText } from '../schema/pages.ts';

/** The end of a page: one line that invites to the free consultation, its button, and another way on. */
export function ClosingBand({ title, text, also }: ClosingText & { also?: Cta }) {
  return (
    // Keeps clear of the ridge above the footer.
    <Box sx={{ pt: { xs: 1, md: 3 }, pb: 'clamp(48px, 8vw, 104px)' }}>
      <Container>
        <Part id="next-step" title={title} intro={text} deep>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
            <Button href={freeConsultation.href} variant="contained" color="secondary" size="large">
              {freeConsultation.label}
            </Button>
            {also && (
              <Button href={also.href} variant="outlined" color="inherit" size="large">
                {also.label}
              </Button>
            )}
          </Stack>
        </Part>
      </Container>
    </Box>
  );
}
