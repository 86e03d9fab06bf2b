/** Text and layout under the names and props that MUI gives them; MUI's own would bring 16 kB to every page (docs/decisions/0100). */
import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps, ElementType } from 'react';
import { styleOfSx } from './sx.ts';
import { typography } from './typography.ts';

interface Own {
  /** The element, e.g. `section`. */
  component?: ElementType;
  sx?: CSSObject;
}

type Props<More = object> = Omit<ComponentProps<'div'>, keyof Own | keyof More> & Own & More;

const bySx = ({ sx = {} }: Own) => styleOfSx(sx);

const Plain = styled('div')<Own>(bySx);

export const Box = ({ component = 'div', ...props }: Props) => <Plain as={component} {...props} />;

const Column = styled('div')<Own & { spacing?: number }>(
  ({ spacing = 0 }) => ({ display: 'flex', flexDirection: 'column', gap: spacing * 8 }),
  bySx,
);

/** `spacing` is in steps of 8 px. */
export const Stack = ({ component = 'div', ...props }: Props<{ spacing?: number }>) => (
  <Column as={component} {...props} />
);

const Middle = styled('div')<Own>(
  {
    width: '100%',
    marginInline: 'auto',
    paddingInline: 16,
    // The margin keeps free what the assistant's button covers.
    '@media (min-width: 600px)': { paddingInline: 48 },
    '@media (min-width: 1200px)': { maxWidth: 1248 },
  },
  bySx,
);

/** The page's column. */
export const Container = ({ component = 'div', ...props }: Props) => <Middle as={component} {...props} />;

type Variant = keyof typeof typography;

const Words = styled('p')<Own & { variant: Variant }>(
  ({ variant }) => ({ margin: 0, ...typography[variant] }),
  bySx,
);

/** Text of one of the theme's sizes: `h1` to `h4` are headings, the others paragraphs, unless `component` says otherwise. */
export const Typography = ({ component, variant = 'body1', ...props }: Props<{ variant?: Variant }>) => (
  <Words as={component ?? (/^h/.test(variant) ? (variant as 'h1') : 'p')} variant={variant} {...props} />
);
