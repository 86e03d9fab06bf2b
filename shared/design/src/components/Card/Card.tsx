import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';

export const CardFrame = styled('div')({
  position: 'relative',
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  padding: 24,
  background: 'var(--mui-palette-background-paper)',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 16,
  transition: 'border-color 160ms',
  '&:has(a:hover)': { borderColor: 'var(--mui-palette-primary-light)' },
  '@media print': { breakInside: 'avoid' },
});

export const IconTile = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  marginBottom: 16,
  borderRadius: 12,
  color: 'var(--mui-palette-primary-main)',
  background: 'var(--mui-palette-primarySoft)',
});

export interface CardProps {
  title: ReactNode;
  icon?: IconName;
  text?: ReactNode;
  /** `li` inside a CardGrid. */
  component?: ElementType;
  headingLevel?: 'h2' | 'h3' | 'h4';
  children?: ReactNode;
}

/** A titled card with an optional icon; its children are below the text. */
export function Card({ title, icon, text, component = 'li', headingLevel = 'h3', children }: CardProps) {
  return (
    <CardFrame as={component}>
      {icon ? (
        <IconTile>
          <Icon name={icon} />
        </IconTile>
      ) : null}
      <Typography variant="h3" component={headingLevel}>
        {title}
      </Typography>
      {text ? <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text}</Typography> : null}
      {children}
    </CardFrame>
  );
}
