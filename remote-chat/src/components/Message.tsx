import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import panel from '../content/panel.json';
import type { ChatMessage } from '../conversation/useConversation.ts';
import { OfficeMaps } from './OfficeMaps.tsx';
import { ReplyText } from './ReplyText.tsx';

/** Formats times in the visitor's time zone: the panel is rendered only in the browser. */
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** One message with its sender and time. A user's message is always shown as plain text. */
export function Message({ message: { text, sender, timestamp, intent } }: { message: ChatMessage }) {
  const headingId = useId();
  const isUser = sender === 'user';
  return (
    <Box
      component="article"
      data-sender={sender}
      aria-labelledby={headingId}
      sx={{ width: 'fit-content', maxWidth: isUser ? '88%' : '100%', mb: 2, ml: isUser ? 'auto' : 0 }}
    >
      <Typography
        variant="caption"
        component="header"
        id={headingId}
        sx={{ mb: 0.5, color: 'text.secondary', textAlign: isUser ? 'right' : 'left' }}
      >
        {panel.words[sender]} <time dateTime={timestamp}>{clock.format(new Date(timestamp))}</time>
      </Typography>
      <Paper
        variant="outlined"
        sx={{
          py: 1.25,
          px: 1.75,
          ...(isUser && { bgcolor: 'primarySoft', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
        }}
      >
        {isUser ? text : <ReplyText markup={text} />}
        {intent === 'location' ? <OfficeMaps /> : null}
      </Paper>
    </Box>
  );
}
