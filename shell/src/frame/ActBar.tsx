import PhoneOutlinedIcon from '@mui/icons-material/PhoneOutlined';
import { styled } from '@mui/material/styles';
import { brand } from '@sayapatri/facts/brand';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { actBarTexts } from '../content/frame.ts';
import { freeConsultation } from '../content/paths.ts';
import { useOfficeStatus } from '../hours/useOfficeStatus.ts';
import { pageFields, useFieldInView } from './useFieldInView.ts';

const Corner = styled('aside')({
  position: 'fixed',
  right: 24,
  bottom: 24,
  zIndex: 9,
  '& > a': { display: 'none' },
  '@media print': { display: 'none' },
  '@media (max-width: 599px)': {
    // Sticky, and the last of the page, so that the page's end is never behind it.
    position: 'sticky',
    inset: 'auto 0 0',
    display: 'flex',
    justifyContent: 'space-around',
    gap: 4,
    padding: '6px 8px calc(6px + env(safe-area-inset-bottom))',
    fontSize: '0.75rem',
    fontWeight: 650,
    lineHeight: 1.3,
    background: 'var(--mui-palette-background-default)',
    borderTop: '1px solid var(--mui-palette-divider)',
    '& > a, & button': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 2,
      minHeight: 48,
      textAlign: 'center',
      padding: '0 6px',
      color: 'inherit',
      textDecoration: 'none',
      background: 'none',
      border: 0,
    },
    // The link has its size before the office's hours are known, so that nothing moves.
    '& > a:first-of-type': { minWidth: '7.4em' },
    '@media (max-width: 339px)': { '& > a:first-of-type': { minWidth: '5.5em', minHeight: 54 } },
    '& > a:last-child': {
      padding: '0 16px',
      borderRadius: 999,
      fontSize: '0.9375rem',
      color: 'var(--mui-palette-secondary-contrastText)',
      background: 'var(--mui-palette-secondary-main)',
    },
    // Not sticky while a field that the bar could cover is, or may be, on the screen.
    [`body:has(${pageFields}) &:not([data-field-in-view=false]), &[data-field-in-view=true]`]: {
      position: 'static',
    },
    // Hidden while the keyboard is open, so that the field has the space above it.
    'body:has(textarea:focus, input:not([type=checkbox], [type=radio]):focus) &': { visibility: 'hidden' },
  },
  // Not sticky with very large letters, which would make it a third of the screen.
  '@media (max-width: 18em)': { position: 'static', flexWrap: 'wrap' },
});

/**
 * The ways to act: on phones a bar at the bottom with Call, the assistant's button (`children`) and the consultation, unless
 * a field of the page is in view; on wider screens, where the header has the other two, the button alone in the corner.
 */
export function ActBar({ children }: { children?: ReactNode }) {
  const [phone] = brand.phones;
  const status = useOfficeStatus();
  const fieldInView = useFieldInView();
  return (
    <Corner aria-label={actBarTexts.name} data-field-in-view={fieldInView}>
      <a href={phone.href}>
        <PhoneOutlinedIcon fontSize="small" />
        {status?.isOpen ? actBarTexts.callUntil(status.time) : actBarTexts.call}
      </a>
      {children}
      <RouterLink to={freeConsultation.href}>{freeConsultation.label}</RouterLink>
    </Corner>
  );
}
