import { styled } from '@mui/material/styles';
import type { SVGAttributes } from 'react';
import sprite from './icons.svg?url';
import type { IconName } from './icons.ts';
import { inlinePaths } from './inlinePaths.ts';

const Glyph = styled('svg')({
  width: '1em',
  height: '1em',
  flexShrink: 0,
  fontSize: '1.5rem',
  fill: 'currentColor',
  userSelect: 'none',
  '&[data-small]': { fontSize: '1.25rem' },
  '&[data-color=success]': { color: 'var(--mui-palette-success-main)' },
  '&[data-color=error]': { color: 'var(--mui-palette-error-main)' },
});

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'color' | 'fontSize'> {
  name: IconName;
  /** 20 px instead of 24. */
  fontSize?: 'small' | undefined;
  color?: 'success' | 'error' | undefined;
}

/**
 * An icon from the set, by name; always decorative: text beside it has its meaning. It is drawn from one file for all
 * pages, except the few icons of the first screen's controls, which are inline.
 */
export function Icon({ name, fontSize, color, ...props }: IconProps) {
  const path = inlinePaths[name];
  return (
    <Glyph
      data-small={fontSize ? '' : undefined}
      data-color={color}
      viewBox={path && '0 0 24 24'}
      aria-hidden
      {...props}
    >
      {path ? <path d={path} /> : <use href={`${sprite}#${name}`} />}
    </Glyph>
  );
}
