import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { QuickActionMenu } from '../content/quickActions.ts';

/** The look of all buttons that ask a question. */
export const chipStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 48,
  padding: '4px 8px',
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.25,
  color: 'var(--mui-palette-primary-main)',
  background: 'none',
  border: '1px solid color-mix(in srgb, var(--mui-palette-primary-main) 36%, transparent)',
  borderRadius: 14,
  cursor: 'pointer',
  '&:hover, &[aria-expanded=true]': { background: 'var(--mui-palette-primarySoft)' },
} as const;

/** A quick action's button: as narrow as its longest word, so that one row holds all and leaves height to the messages. */
export const Chip = styled('button')({
  ...chipStyle,
  flex: '1 1 min-content',
  paddingInline: 6,
  '@media (max-width: 359px)': { paddingInline: 3, fontSize: '0.8125rem' },
});

const Item = styled('div')({ display: 'flex', flex: '1 1 min-content' });

/** Stands above the whole row of actions, the nearest positioned element. */
const List = styled('ul')({
  position: 'absolute',
  inset: 'auto 16px calc(100% + 6px)',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  margin: 0,
  padding: 8,
  listStyle: 'none',
  background: 'var(--mui-palette-background-paper)',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 12,
  '&[hidden]': { display: 'none' },
  '& button': {
    width: '100%',
    minHeight: 44,
    padding: '0 12px',
    font: 'inherit',
    fontWeight: 550,
    textAlign: 'left',
    color: 'inherit',
    background: 'none',
    border: 0,
    borderRadius: 8,
    cursor: 'pointer',
    '&:hover': { background: 'var(--mui-palette-primarySoft)' },
  },
});

interface QuickActionListProps extends QuickActionMenu {
  onAsk: (message: string) => void;
  onOpen: () => void;
}

/**
 * A disclosure button and the actions it opens. Esc, a choice, a click elsewhere or the focus moving elsewhere closes it;
 * after Esc or a choice the focus returns to the button.
 */
export function QuickActionList({ label, options, onAsk, onOpen }: QuickActionListProps) {
  const [open, setOpen] = useState(false);
  const item = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !item.current?.contains(target)) setOpen(false);
    };
    const events = ['pointerdown', 'focusin'];
    for (const event of events) document.addEventListener(event, closeOutside);
    return () => {
      for (const event of events) document.removeEventListener(event, closeOutside);
    };
  }, [open]);

  const toggle = () => {
    if (!open) onOpen();
    setOpen(!open);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // The same Esc must not close the assistant as well.
    event.stopPropagation();
    close();
  };

  return (
    <Item ref={item} onKeyDown={closeOnEscape}>
      <Chip ref={button} type="button" aria-expanded={open} aria-controls={listId} onClick={toggle}>
        {label}
        <KeyboardArrowDownIcon fontSize="small" />
      </Chip>
      <List id={listId} hidden={!open}>
        {options.map((option) => (
          <li key={option.label}>
            <button
              type="button"
              onClick={() => {
                onAsk(option.message);
                close();
              }}
            >
              {option.label}
            </button>
          </li>
        ))}
      </List>
    </Item>
  );
}
