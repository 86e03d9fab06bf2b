import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyle, lookAttributes } from './buttonStyle.ts';

const Frame = styled('button')(buttonStyle);

export type ButtonProps = ButtonLook & Omit<ComponentProps<typeof Frame>, 'color'>;

/** A button for an action on this page; a link to another page is a LinkButton. */
export function Button({
  variant,
  color,
  size,
  fullWidth,
  startIcon,
  endIcon,
  children,
  ...props
}: ButtonProps) {
  return (
    <Frame type="button" {...lookAttributes({ variant, color, size, fullWidth })} {...props}>
      {startIcon}
      {children}
      {endIcon}
    </Frame>
  );
}
