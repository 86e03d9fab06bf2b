import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { panel } from '../content/panel.ts';
import type { ChatMessage } from '../conversation/conversation.ts';
import { ReplyText } from './ReplyText.tsx';

/** Formats times in the visitor's time zone: the panel is rendered only in the browser. */
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

const Bubble = styled('article')({
  width: 'fit-content',
  maxWidth: '88%',
  marginBottom: 16,
  '&[data-sender=user]': { marginLeft: 'auto' },
  '&:has(iframe, table)': { width: '100%', maxWidth: 'none' },
  '& > header': {
    marginBottom: 4,
    fontSize: '0.8125rem',
    lineHeight: 1.4,
    color: 'var(--mui-palette-text-secondary)',
  },
  '&[data-sender=user] > header': { textAlign: 'right' },
  '& > div': {
    padding: '10px 14px',
    borderRadius: '4px 14px 14px 14px',
    background: 'var(--mui-palette-background-paper)',
    border: '1px solid var(--mui-palette-divider)',
    lineHeight: 1.5,
  },
  '&[data-sender=user] > div': {
    borderRadius: '14px 4px 14px 14px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    borderColor: 'transparent',
    background: 'var(--mui-palette-primarySoft)',
  },
});

interface MessageProps {
  message: ChatMessage;
}

/** One message with its sender and time. A user's message is always shown as plain text. */
export function Message({ message: { text, sender, timestamp } }: MessageProps) {
  const headingId = useId();
  return (
    <Bubble data-sender={sender} aria-labelledby={headingId}>
      <header id={headingId}>
        {panel.senders[sender]} <time dateTime={timestamp}>{clock.format(new Date(timestamp))}</time>
      </header>
      {sender === 'bot' ? <ReplyText markup={text} /> : <div>{text}</div>}
    </Bubble>
  );
}
