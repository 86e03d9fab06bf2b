import type { ReactNode } from 'react';

/** One CSS rule for all variants of a button: one rule for each would weigh on every page (docs/decisions/0100). */
export const buttonStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 44,
  padding: '4px 22px',
  border: '1.5px solid transparent',
  borderRadius: 999,
  font: 'inherit',
  fontSize: '1rem',
  fontWeight: 650,
  textAlign: 'center',
  textDecoration: 'none',
  color: 'var(--mui-palette-primary-main)',
  background: 'none',
  cursor: 'pointer',
  transition: 'background-color 160ms, border-color 160ms, color 160ms',
  '&:hover': { background: 'var(--primary-soft)' },
  '&[data-look=outlined]': {
    borderColor: 'color-mix(in srgb, currentColor 50%, transparent)',
    '&:hover': { borderColor: 'currentColor' },
  },
  '&[data-look=contained]': {
    color: 'var(--mui-palette-primary-contrastText)',
    background: 'var(--mui-palette-primary-main)',
    '&:hover': { background: 'var(--mui-palette-primary-dark)' },
  },
  '&[data-look=secondary]': {
    color: 'var(--mui-palette-secondary-contrastText)',
    background: 'var(--mui-palette-secondary-main)',
    '&:hover': { background: 'var(--mui-palette-secondary-dark)' },
  },
  '&[data-size=large]': { minHeight: 52, paddingInline: 28, fontSize: '1.0625rem' },
  '&[data-wide]': { width: '100%' },
  '&:disabled': { opacity: 0.45, pointerEvents: 'none' },
  '& svg': { fontSize: '1.25rem' },
} as const;

export interface ButtonLook {
  /** Filled, with a border, or neither; `text` if left out. */
  variant?: 'contained' | 'outlined' | 'text' | undefined;
  /** Marigold instead of blue; for a contained button only. */
  color?: 'primary' | 'secondary' | undefined;
  size?: 'medium' | 'large' | undefined;
  /** As wide as the element that contains it. */
  fullWidth?: boolean | undefined;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

/** The attributes that `buttonStyle` reads. */
export const lookAttributes = ({ variant, color, size, fullWidth }: ButtonLook) => ({
  'data-look': variant === 'contained' && color === 'secondary' ? color : variant,
  'data-size': size === 'large' ? size : undefined,
  'data-wide': fullWidth ? '' : undefined,
});
