import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { pagePaths } from '@sayapatri/contract';
import { ClosingBand } from '@sayapatri/design';
import { articleTexts } from '../content/articleTexts.ts';

const { title, intro, button, plan } = articleTexts.contact;

/** The end of a page: the ways to a consultation and to the cost planner. */
export const ContactBand = () => (
  <ClosingBand title={title} text={intro}>
    <Button href={pagePaths.contact} variant="contained" color="secondary" size="large">
      {button}
    </Button>
    <Link href={pagePaths.planCost} color="inherit" sx={{ py: 1.25 }}>
      {plan}
    </Link>
  </ClosingBand>
);
