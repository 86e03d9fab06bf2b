import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import panel from '../content/panel.json';
import type { ChatMessage } from '../conversation/useConversation.ts';
import { Message } from './Message.tsx';

/** Maximum height in pixels of the question that stays visible above a reply that is taller than the log. */
const questionInView = 120;

interface ConversationLogProps {
  messages: readonly ChatMessage[];
  isTyping: boolean;
  /** Called with the suggested question that the visitor chooses. */
  onAsk: (message: string) => void;
}

/**
 * All messages, scrolled to the latest one, or to its beginning if it is taller than the log; before the first question,
 * suggested questions too. The log can be focused, so that it can be scrolled by keyboard.
 */
export function ConversationLog({ messages, isTyping, onAsk }: ConversationLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const count = messages.length;

  useEffect(() => {
    const scroller = log.current;
    if (scroller === null) return;
    const topOf = (index: number) => (scroller.children[index] as HTMLElement | undefined)?.offsetTop ?? 0;
    scroller.scrollTop = Math.max(topOf(count - 2) - 16, topOf(count - 1) - questionInView);
  }, [count]);

  const begin = (question: string) => {
    onAsk(question);
    // The pressed button disappears, and a focused field would open a phone's keyboard over the reply.
    log.current?.focus();
  };

  return (
    <Box sx={{ flex: '1 1 0px', display: 'flex', flexDirection: 'column' }}>
      <Box
        ref={log}
        role="log"
        aria-label={panel.words.conversation}
        tabIndex={0}
        sx={{
          position: 'relative',
          flex: '1 1 0px',
          // A few lines in any window, such as one that is enlarged four times.
          minHeight: '8em',
          p: 2,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          // Inside the element, because the panel would cut off an outline outside of it.
          '&:focus-visible': { outlineOffset: -4 },
        }}
      >
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </Box>
      {count < 2 ? (
        <Stack spacing={1} sx={{ px: 2, pb: 1, overflowY: 'auto', flex: '0 1 auto' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {panel.words.starters}
          </Typography>
          {panel.starters.map((question) => (
            <Button
              key={question}
              variant="outlined"
              size="small"
              sx={{ flex: 'none', justifyContent: 'flex-start', textAlign: 'left' }}
              onClick={() => begin(question)}
            >
              {question}
            </Button>
          ))}
        </Stack>
      ) : null}
      {/* Always in the page, because screen readers announce only changes of a status. */}
      <Typography role="status" variant="caption" sx={{ px: 2, color: 'text.secondary' }}>
        {isTyping ? panel.words.typing : null}
      </Typography>
    </Box>
  );
}
