import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import panel from '../content/panel.json';
import { fill } from '../markup/markdown.ts';

const { words, appointment, requirements, location } = panel;

/** As narrow as its longest word, so that one row holds all three and leaves height to the messages. */
const Action = styled(Button)(({ theme }) => ({
  flex: '1 1 min-content',
  minWidth: 0,
  paddingInline: theme.spacing(0.75),
  lineHeight: 1.25,
  borderRadius: theme.shape.borderRadius,
}));

interface QuickActionsProps {
  /** Called with the message to post for the visitor. */
  onAsk: (message: string) => void;
}

/**
 * Buttons that ask the most frequent questions. One is a disclosure of the countries, which stand above the row; Esc or a
 * choice closes them, and the focus returns to their button.
 */
export function QuickActions({ onAsk }: QuickActionsProps) {
  const [open, setOpen] = useState(false);
  const discloser = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const show = (isShown: boolean) => {
    setOpen(isShown);
    if (!isShown) discloser.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // The same Esc must not close the assistant as well.
    event.stopPropagation();
    show(false);
  };
  return (
    <Stack
      role="group"
      aria-label={words.quickActions}
      direction="column-reverse"
      onKeyDown={closeOnEscape}
      sx={{ py: 1, px: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Stack direction="row" spacing={1}>
        <Action variant="outlined" size="small" onClick={() => onAsk(appointment.message)}>
          {appointment.label}
        </Action>
        <Action
          ref={discloser}
          variant="outlined"
          size="small"
          endIcon={<KeyboardArrowDownIcon />}
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => show(!open)}
        >
          {requirements.label}
        </Action>
        <Action variant="outlined" size="small" onClick={() => onAsk(location.message)}>
          {location.label}
        </Action>
      </Stack>
      <Stack
        id={listId}
        hidden={!open}
        direction="row"
        sx={{ flexWrap: 'wrap', '&[hidden]': { display: 'none' } }}
      >
        {panel.countries.map(({ label, inSentence }) => (
          <Button
            key={label}
            size="small"
            onClick={() => {
              onAsk(fill(requirements.message, { country: inSentence }));
              show(false);
            }}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
