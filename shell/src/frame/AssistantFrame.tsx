import { type KeyboardEvent, useId } from 'react';
import { brand, Icon, IconButton, styled } from 'shared/core';
import { assistantFrame } from '../content/assistant.ts';

/** The size and place of the assistant's own panel (remote-chat), which replaces this one. */
const Window = styled('div')({
  position: 'fixed',
  inset: 'auto 20px 20px auto',
  zIndex: 20,
  display: 'flex',
  flexDirection: 'column',
  width: 380,
  height: 600,
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - var(--header-height) - 40px)',
  overflow: 'hidden',
  fontSize: '0.9375rem',
  color: 'var(--mui-palette-text-primary)',
  background: 'var(--mui-palette-background-default)',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 16,
  '@media (max-width: 479px), (max-height: 479px)': {
    inset: 0,
    width: '100%',
    height: '100dvh',
    maxHeight: 'none',
    border: 0,
    borderRadius: 0,
  },
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '10px 10px 10px 16px',
    color: 'var(--on-deep)',
    background: 'var(--band-deep)',
  },
  '& > div > svg': { color: 'var(--mui-palette-secondary-main)' },
  '& > div > div': { flex: 1, lineHeight: 1.3 },
  '& h2': { margin: 0, fontSize: '1.0625rem', lineHeight: 1.3 },
  '& span': { fontSize: '0.8125rem', color: 'var(--on-deep-soft)' },
  '& > p': {
    alignSelf: 'flex-start',
    maxWidth: '86%',
    margin: 16,
    padding: '10px 14px',
    borderRadius: '4px 14px 14px',
    background: 'var(--mui-palette-background-paper)',
    border: '1px solid var(--mui-palette-divider)',
  },
});

/** The assistant's panel while its code is loading: title, close button and welcome, so that a tap is answered at once. */
export function AssistantFrame({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <Window role="group" aria-labelledby={titleId} aria-busy onKeyDown={closeOnEscape}>
      <div>
        <Icon name="chat" />
        <div>
          <h2 id={titleId}>{assistantFrame.title}</h2>
          <span>{brand.shortName}</span>
        </div>
        <IconButton aria-label={assistantFrame.close} color="inherit" autoFocus onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <p>{assistantFrame.welcome}</p>
    </Window>
  );
}
