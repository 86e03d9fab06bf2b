import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { pagePaths } from '@sayapatri/contract';
import { Part } from '@sayapatri/design';
import { Link as RouterLink } from 'react-router-dom';
import { articleTexts } from '../content/articleTexts.ts';

const Ground = styled(Container)({
  paddingBlock: 'clamp(32px, 5vw, 64px) clamp(52px, 20px + 9vw, 128px)',
  '& p': { textWrap: 'balance' },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 28px',
  '& > a:last-of-type': {
    paddingBlock: 10,
    fontWeight: 600,
    color: 'inherit',
    textWrap: 'balance',
    textUnderlineOffset: '0.25em',
  },
});

const { title, intro, button, plan } = articleTexts.contact;

/** The end of a page: the ways to a consultation and to the cost planner. */
export function ContactBand() {
  return (
    <Ground>
      <Part id="next-step" title={title} intro={intro} deep>
        <Actions>
          <Button href={pagePaths.contact} variant="contained" color="secondary" size="large">
            {button}
          </Button>
          <RouterLink to={pagePaths.planCost}>{plan}</RouterLink>
        </Actions>
      </Part>
    </Ground>
  );
}
