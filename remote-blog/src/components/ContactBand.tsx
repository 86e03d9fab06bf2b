import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { pagePaths } from '@sayapatri/contract';
import { Part } from '@sayapatri/design';
import { articleTexts } from '../content/articleTexts.ts';

const { title, intro, button, plan } = articleTexts.contact;

/** The end of a page: the ways to a consultation and to the cost planner. */
export function ContactBand() {
  return (
    <Container sx={{ py: { xs: 4, md: 8 }, overflowWrap: 'anywhere' }}>
      <Part id="next-step" title={title} intro={intro} deep>
        <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Button href={pagePaths.contact} variant="contained" color="secondary" size="large">
            {button}
          </Button>
          <Link href={pagePaths.planCost} color="inherit" sx={{ py: 1.25 }}>
            {plan}
          </Link>
        </Stack>
      </Part>
    </Container>
  );
}
