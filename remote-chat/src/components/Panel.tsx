import { type KeyboardEventHandler, type ReactNode, useId } from 'react';
import { brand, Icon, IconButton, keyframes, styled } from 'shared/core';
import { panel } from '../content/panel.ts';

/** Phones held upright, and phones held sideways, on which a window of its own would be too small to read. */
const smallPhone = '(max-width: 479px), (max-height: 479px)';

/** True where the open panel takes the whole screen. */
export const coversThePage = () => window.matchMedia(smallPhone).matches;

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

const Window = styled('dialog')({
  position: 'fixed',
  inset: 'auto 20px 20px auto',
  zIndex: 20,
  display: 'flex',
  flexDirection: 'column',
  width: 380,
  height: 600,
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - var(--header-height) - 40px)',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  fontSize: '0.9375rem',
  color: 'var(--mui-palette-text-primary)',
  background: 'var(--mui-palette-background-default)',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 16,
  animation: `${appear} 180ms ease-out`,
  [`@media ${smallPhone}`]: {
    inset: 0,
    width: '100%',
    height: '100dvh',
    maxHeight: 'none',
    border: 0,
    borderRadius: 0,
  },
  '@media print': { display: 'none' },
});

const TitleBar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 10px 10px 16px',
  color: 'var(--on-deep)',
  background: 'var(--band-deep)',
  '& > svg': { color: 'var(--mui-palette-secondary-main)' },
  '& > div': { flex: 1 },
  '& h2': { margin: 0, fontSize: '1.0625rem', lineHeight: 1.3 },
  '& p': { margin: 0, fontSize: '0.8125rem', lineHeight: 1.3, color: 'var(--on-deep-soft)' },
});

export interface PanelProps {
  onClose: () => void;
  onKeyDown: KeyboardEventHandler;
  children: ReactNode;
}

/** The assistant's window over the page's lower right corner, the whole screen on small phones. */
export function Panel({ onClose, onKeyDown, children }: PanelProps) {
  const titleId = useId();
  return (
    <Window open aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <TitleBar>
        <Icon name="chat" />
        <div>
          <h2 id={titleId}>{panel.title}</h2>
          <p>{brand.shortName}</p>
        </div>
        <IconButton aria-label={panel.close} color="inherit" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </TitleBar>
      {children}
    </Window>
  );
}
