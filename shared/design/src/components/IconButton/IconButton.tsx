import styled from '@emotion/styled';
import type { ComponentProps } from 'react';

const Frame = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minWidth: 44,
  minHeight: 44,
  padding: 8,
  border: 0,
  borderRadius: '50%',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  transition: 'background-color 160ms',
  '&:hover': { background: 'color-mix(in srgb, currentColor 8%, transparent)' },
  '&[data-color=primary]': { color: 'var(--mui-palette-primary-main)' },
  '&:disabled': { opacity: 0.4, pointerEvents: 'none' },
});

export interface IconButtonProps extends Omit<ComponentProps<typeof Frame>, 'color' | 'aria-label'> {
  /** The button's name, because the icon is hidden from screen readers. */
  'aria-label': string;
  color?: 'inherit' | 'primary';
}

/** A round button with nothing but an icon in it. */
export function IconButton({ color, ...props }: IconButtonProps) {
  return <Frame type="button" data-color={color === 'primary' ? color : undefined} {...props} />;
}
