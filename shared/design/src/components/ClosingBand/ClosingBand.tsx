import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { radii } from '../../theme/radii.ts';
import { fontSizes } from '../../theme/typography.ts';
import type { Cta } from '../texts.ts';

/** Keeps clear of the ridge above the footer. */
const Ground = styled(Container)({
  paddingBlock: 'clamp(20px, 3vw, 40px) clamp(56px, 24px + 9vw, 128px)',
  // An invitation can't be followed on paper.
  '@media print': { display: 'none' },
});

const Invitation = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 40px',
  padding: 'clamp(20px, 3vw, 40px)',
  borderRadius: radii.card,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.onDeep,
  background: theme.vars.palette.bandDeep,
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px' });

interface ClosingBandProps {
  title: string;
  text: string;
  /** The button, and another way on; beside the words where there is room. */
  cta: Cta;
  also?: Cta;
}

/** The end of a page: one line that invites to talk to us, and the ways to do so. */
export function ClosingBand({ title, text, cta, also }: ClosingBandProps) {
  return (
    <Ground>
      <Invitation id="next-step" aria-labelledby="next-step-title">
        <Box sx={{ flex: '1 1 20rem' }}>
          <Typography variant="h2" id="next-step-title" sx={{ '&&': { fontSize: fontSizes.title } }}>
            {title}
          </Typography>
          <Typography sx={{ mt: 0.5, maxWidth: '40em', color: 'onDeepSoft' }}>{text}</Typography>
        </Box>
        <Actions>
          <Button href={cta.href} variant="contained" color="secondary" size="large">
            {cta.label}
          </Button>
          {also ? (
            <Button href={also.href} variant="outlined" color="inherit" size="large">
              {also.label}
            </Button>
          ) : null}
        </Actions>
      </Invitation>
    </Ground>
  );
}
