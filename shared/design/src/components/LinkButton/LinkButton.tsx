import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { Link } from '../../routing/Link.tsx';
import { type ButtonLook, buttonStyle, lookAttributes } from '../Button/buttonStyle.ts';

const InnerLink = styled(Link)(buttonStyle);
const OuterLink = styled('a')(buttonStyle);

export type LinkButtonProps = ButtonLook & Omit<ComponentProps<typeof OuterLink>, 'color'> & { href: string };

/** A link that looks like a button. Internal paths navigate without a reload; others open in a new tab. */
export function LinkButton({
  href,
  variant,
  color,
  size,
  fullWidth,
  startIcon,
  endIcon,
  children,
  ...props
}: LinkButtonProps) {
  const look = lookAttributes({ variant, color, size, fullWidth });
  const content = (
    <>
      {startIcon}
      {children}
      {endIcon}
    </>
  );
  if (href.startsWith('/'))
    return (
      <InnerLink {...look} {...props} to={href}>
        {content}
      </InnerLink>
    );
  const external = /^https?:/.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <OuterLink {...look} {...external} {...props} href={href}>
      {content}
    </OuterLink>
  );
}
