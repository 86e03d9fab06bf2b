import SendOutlinedIcon from '@mui/icons-material/SendOutlined';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import panel from '../content/panel.json';
import { fill } from '../markup/markdown.ts';

/** Safari ends the composition before it sends Enter with this code. */
const composing = 229;

/** The longest message that is sent, in characters; the rules read a message of this length in a few milliseconds. */
const longest = 1000;

const { words } = panel;

/** The message field and its send button. The field has the focus after each message and, except on phones, at the start. */
export function MessageForm({ onSend }: { onSend: (text: string) => void }) {
  const [draft, setDraft] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const length = draft.trim().length;
  const isLong = length > longest;

  useEffect(() => {
    // Where a finger opens the assistant, it would raise a phone's keyboard over the welcome.
    if (!window.matchMedia('(pointer: coarse)').matches) field.current?.focus({ preventScroll: true });
  }, []);

  /** Enter that ends the composition of an input method, such as a Nepali one, is no Enter of the form's. */
  const keepComposing = (event: KeyboardEvent) => {
    const { isComposing, keyCode } = event.nativeEvent;
    if (event.key === 'Enter' && (isComposing || keyCode === composing)) event.preventDefault();
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    // What is too long stays in the field, to be shortened.
    if (isLong) return;
    onSend(draft);
    setDraft('');
  };

  return (
    <Stack component="form" onSubmit={send} sx={{ py: 1, px: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {isLong ? (
        <FormHelperText error role="alert" sx={{ mb: 1 }}>
          {fill(words.tooLong, {
            length: length.toLocaleString('en-US'),
            most: longest.toLocaleString('en-US'),
          })}
        </FormHelperText>
      ) : null}
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <OutlinedInput
          inputRef={field}
          fullWidth
          error={isLong}
          placeholder={words.placeholder}
          autoComplete="off"
          onKeyDown={keepComposing}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          slotProps={{ input: { 'aria-label': words.message, enterKeyHint: 'send' } }}
        />
        <IconButton type="submit" aria-label={words.send} color="primary">
          <SendOutlinedIcon />
        </IconButton>
      </Stack>
    </Stack>
  );
}
