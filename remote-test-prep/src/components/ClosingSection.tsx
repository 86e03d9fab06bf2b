import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { type Cta, type Heading, Part } from '@sayapatri/design';
import { CtaButton } from './CtaButton.tsx';

const Ground = styled(Container)({
  paddingBlock: 'clamp(32px, 5vw, 64px) clamp(52px, 20px + 9vw, 128px)',
  // Not printed: an invitation is of no use on paper.
  '@media print': { display: 'none' },
});

/** The end of a page: an invitation to talk to a counsellor. */
export function ClosingSection({ title, intro, cta }: Heading & { cta: Cta }) {
  return (
    <Ground>
      <Part id="next-step" title={title} intro={intro} deep>
        <CtaButton cta={cta} />
      </Part>
    </Ground>
  );
}
