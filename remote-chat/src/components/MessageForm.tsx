import SendOutlinedIcon from '@mui/icons-material/SendOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { panel } from '../content/panel.ts';

const Row = styled('form')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
  borderTop: '1px solid var(--mui-palette-divider)',
  '& input': {
    flex: 1,
    minWidth: 0,
    minHeight: 44,
    padding: '8px 16px',
    font: 'inherit',
    // Below 16 px, phones zoom into the page when the field is focused.
    fontSize: '1rem',
    color: 'inherit',
    background: 'var(--mui-palette-background-paper)',
    border: '1px solid var(--mui-palette-text-secondary)',
    borderRadius: 999,
    '&:focus-visible': {
      outlineColor: 'var(--mui-palette-primary-main)',
      outlineOffset: 0,
      boxShadow: 'none',
    },
  },
  '& button': {
    color: 'var(--mui-palette-primary-contrastText)',
    background: 'var(--mui-palette-primary-main)',
    '&:hover': { background: 'var(--mui-palette-primary-dark)' },
  },
  '& input::placeholder': { color: 'var(--mui-palette-text-secondary)', opacity: 1 },
});

/** Safari ends the composition before it sends Enter with this code. */
const composing = 229;

/** True where a finger opens the assistant: focusing the field would raise a phone's keyboard over the welcome. */
const isTouched = () => window.matchMedia('(pointer: coarse)').matches;

/** The message field and its send button. The field has the focus after each message and, except on phones, at the start. */
export function MessageForm({ onSend }: { onSend: (text: string) => void }) {
  const [draft, setDraft] = useState('');
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!isTouched()) field.current?.focus({ preventScroll: true });
  }, []);

  /** Enter that ends the composition of an input method, such as a Nepali one, is no Enter of the form's. */
  const keepComposing = (event: KeyboardEvent) => {
    const { isComposing, keyCode } = event.nativeEvent;
    if (event.key === 'Enter' && (isComposing || keyCode === composing)) event.preventDefault();
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend(draft);
    setDraft('');
    field.current?.focus();
  };

  return (
    <Row onSubmit={send}>
      <input
        ref={field}
        type="text"
        aria-label={panel.message.label}
        placeholder={panel.message.placeholder}
        autoComplete="off"
        onKeyDown={keepComposing}
        enterKeyHint="send"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      <IconButton type="submit" aria-label={panel.send}>
        <SendOutlinedIcon />
      </IconButton>
    </Row>
  );
}
