import { Container, styled } from '@sayapatri/design';
import type { CallToActionSection } from '../schema/guide.ts';
import { CallToAction } from '../sections/CallToAction.tsx';

const Panel = styled('section')(({ theme }) => ({
  marginTop: 'clamp(24px, 4vw, 64px)',
  // Clear of the ridge above the footer; the page's own rule for its sections is weaker.
  '&&': { marginBottom: 'clamp(52px, 9vw, 128px)' },
  padding: 'clamp(20px, 5vw, 56px)',
  borderRadius: 24,
  color: 'var(--on-deep)',
  background: 'var(--band-deep)',
  '& h2': { ...theme.typography.h2, margin: '0 0 8px' },
  '& p': { margin: '0 0 16px', maxWidth: '66ch', color: 'var(--on-deep-soft)' },
  '@media (max-width: 599px)': { '& h2': { fontSize: '1.375rem' } },
  '@media print': { display: 'none' },
}));

/** The invitation at the end of a guide. */
export function Closing({ section }: { section: CallToActionSection }) {
  const { id, title, intro } = section;
  return (
    <Container>
      <Panel id={id} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{intro}</p>
        <CallToAction section={section} />
      </Panel>
    </Container>
  );
}
