import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { linkedText } from '../TextLink/linkedText.tsx';

const Frame = styled('section')(({ theme }) => ({
  paddingBottom: 'clamp(32px, 5vw, 64px)',
  '& h2': {
    ...theme.typography.h2,
    fontSize: 'clamp(1.5rem, 1.35rem + 0.6vw, 1.875rem)',
    lineHeight: 1.2,
    margin: '0 0 8px',
  },
  '& p': { margin: '4px 0 0', maxWidth: '66ch', fontWeight: 400, color: 'var(--mui-palette-text-secondary)' },
  '& > p': { marginTop: 20 },
  '& > div:first-of-type': { marginBottom: 'clamp(16px, 2.4vw, 28px)' },
  '&[data-deep]': {
    position: 'relative',
    padding: 'clamp(20px, 5vw, 56px)',
    borderRadius: 24,
    color: 'var(--mui-palette-onDeep)',
    background: 'var(--mui-palette-bandDeep)',
    '& h2': { fontSize: theme.typography.h2.fontSize },
    '& p': { color: 'var(--mui-palette-onDeepSoft)', textWrap: 'balance' },
    // The drawing stands on the panel's floor: below the words on a phone, beside them where there is room.
    '& > img': {
      display: 'block',
      width: 'min(72%, 260px)',
      height: 'auto',
      margin: '12px auto calc(-1 * clamp(20px, 5vw, 56px))',
    },
    '@media screen and (min-width: 700px)': {
      '&:has(> img)': { paddingRight: 'calc(clamp(200px, 30vw, 400px) + 40px)' },
      '& > img': {
        margin: 0,
        position: 'absolute',
        right: 'clamp(16px, 2vw, 28px)',
        bottom: 0,
        // Never higher than the panel.
        width: 'auto',
        height: 'min(100% - 16px, clamp(156px, 23.4vw, 311px))',
      },
    },
  },
  '@media print': {
    paddingBottom: 12,
    '& h2': { fontSize: '1.375rem' },
    '& a[href^=http]': { display: 'block', minHeight: 0, padding: 0, border: 0, textAlign: 'left' },
    '& a[href^=http]::after': { content: '": " attr(href)', fontWeight: 400, overflowWrap: 'anywhere' },
    // Links can't be followed on paper: invitations and links to this site are not printed, linked words stay as text.
    '&[data-deep], & :not(p, span, th, td) > a[href^="/"]': { display: 'none' },
  },
}));

export interface PartProps {
  /** Anchor for the table of contents. */
  id: string;
  title: string;
  /** May have links (linkedText). */
  intro?: string | undefined;
  /** On the dark background, e.g. a closing invitation. */
  deep?: boolean;
  /** The address of a drawing that stands on the dark background, 360 x 280. */
  picture?: string;
  children: ReactNode;
}

/** One part of a reading page, without a band of its own. On paper its outward links show their addresses. */
export function Part({ id, title, intro, deep, picture, children }: PartProps) {
  const headingId = `${id}-title`;
  return (
    <Frame id={id} aria-labelledby={headingId} data-deep={deep || undefined}>
      <div>
        <h2 id={headingId}>{title}</h2>
        {intro ? <p>{linkedText(intro)}</p> : null}
      </div>
      {children}
      {picture ? <img src={picture} alt="" width={360} height={280} loading="lazy" /> : null}
    </Frame>
  );
}
