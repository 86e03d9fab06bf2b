import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { Part } from '@sayapatri/design';
import type { CallToActionSection } from '../schema/guide.ts';
import { CallToAction } from '../sections/CallToAction.tsx';

const Ground = styled(Container)({
  // Keeps clear of the ridge above the footer.
  paddingBlock: 'clamp(12px, 4vw, 64px) clamp(52px, 20px + 9vw, 128px)',
  // Overrides the page's rule for its sections.
  '&& > section': { marginBottom: 0 },
  '@media (max-width: 599px)': {
    '&& h2': { fontSize: '1.375rem' },
    // The picture stands beside the button, so that it does not lengthen a guide.
    '&&& img': { width: 'min(84px, 22vw)', margin: '-46px -8px -20px auto' },
  },
  '@media print': { display: 'none' },
});

/** The invitation at the end of a guide. */
export function Closing({ section }: { section: CallToActionSection }) {
  const { id, title, intro } = section;
  return (
    <Ground>
      <Part id={id} title={title} intro={intro} deep>
        <CallToAction section={section} />
      </Part>
    </Ground>
  );
}
