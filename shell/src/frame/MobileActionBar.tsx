import PhoneOutlinedIcon from '@mui/icons-material/PhoneOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { brand } from '@sayapatri/facts/brand';
import type { ReactNode } from 'react';
import labels from '../content/labels/frame.json';
import { freeConsultation } from '../content/paths.ts';

/** In less room the ways to act are a bar; from here on the margin beside the content holds the assistant's button. */
export const inBar = '@media (width < 85em)';

/** The bar's height on a screen without a safe area, in pixels. */
export const barHeight = 61;

const Corner = styled('aside')(({ theme }) => ({
  position: 'fixed',
  right: 8,
  bottom: 24,
  zIndex: 9,
  [inBar]: {
    // Sticky, and the last of the page, so that the page's end is never behind it.
    position: 'sticky',
    inset: 'auto 0 0',
    display: 'flex',
    justifyContent: 'center',
    gap: 4,
    padding: '6px 8px calc(6px + env(safe-area-inset-bottom))',
    background: theme.vars.palette.background.default,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    // The contact page has all of its ways: there the bar is the page's end, and never over the message.
    'body:has(main textarea) &': { position: 'static' },
    // Hidden while the keyboard is open, so that the field has the space above it.
    'body:has(textarea:focus, input:not([type=checkbox], [type=radio]):focus) &': { visibility: 'hidden' },
  },
  [theme.breakpoints.down('sm')]: { justifyContent: 'space-between' },
  // Not sticky with very large letters, or in a window enlarged four times: it would take a third of the screen.
  '@media (max-width: 18em)': { position: 'static', flexWrap: 'wrap' },
  '@media (max-height: 18em)': { position: 'static' },
  '@media print': { display: 'none' },
}));

/** A button whose sign stands above its words; in a wide bar, before them. */
export const BarButton = styled(Button)(({ theme }) => ({
  flexDirection: 'column',
  gap: 2,
  minHeight: 48,
  padding: '0 6px',
  ...theme.typography.caption,
  fontWeight: 650,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  '@media (600px <= width < 85em)': {
    flexDirection: 'row',
    gap: 8,
    paddingInline: 24,
    ...theme.typography.button,
  },
}));

const Call = styled(BarButton)(({ theme }) => ({
  minWidth: '5.5em',
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

const Consultation = styled(Button)(({ theme }) => ({
  paddingInline: 'clamp(8px, 4vw - 4px, 16px)',
  ...theme.typography.body2,
  fontWeight: 650,
  lineHeight: 1.3,
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

/**
 * The ways to act: on phones a bar at the bottom with Call, the assistant's button (`children`) and the consultation, unless
 * somebody is typing; on wider screens, where the header has the other two, the button alone, in the bar or, where
 * there is room beside the content, in the corner.
 */
export function MobileActionBar({ children }: { children?: ReactNode }) {
  const [phone] = brand.phones;
  return (
    <Corner aria-label={labels.actionBar.name}>
      <Call href={phone.href} color="inherit">
        <PhoneOutlinedIcon fontSize="small" />
        {labels.actionBar.call}
      </Call>
      {children}
      <Consultation href={freeConsultation.href} variant="contained" color="secondary">
        {freeConsultation.label}
      </Consultation>
    </Corner>
  );
}
