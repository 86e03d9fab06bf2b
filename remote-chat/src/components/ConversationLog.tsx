import { styled } from '@mui/material/styles';
import counsellor from '@sayapatri/pictures/counsellor.svg';
import { useEffect, useRef } from 'react';
import { panel } from '../content/panel.ts';
import type { ChatMessage } from '../conversation/conversation.ts';
import { Message } from './Message.tsx';
import { Starters } from './Starters.tsx';
import { TypingIndicator } from './TypingIndicator.tsx';

const padding = 16;

const Screen = styled('div')({
  position: 'relative',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
});

const Scroller = styled('div')({
  position: 'relative',
  flex: '1 1 0',
  padding: `${padding}px ${padding}px 36px`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Before the first question, the team stands beside the welcome.
  '&:not(:has(> :nth-of-type(2)))': {
    flex: '1 0 auto',
    paddingBottom: 0,
    '@media (min-height: 480px)': {
      background: `url(${counsellor}) no-repeat calc(100% - ${padding}px) 100% / 136px`,
      '& article': { maxWidth: 'calc(100% - 148px)', marginBottom: 10 },
    },
  },
  // Inside the element, because the panel would cut off an outline outside of it.
  '&:focus-visible': { outlineOffset: -4 },
});

/** Maximum height in pixels of the question that stays visible above a reply that is taller than the log. */
const questionInView = 120;

interface ConversationLogProps {
  messages: readonly ChatMessage[];
  isTyping: boolean;
  /** Called with the suggested question that the visitor chooses. */
  onAsk: (message: string) => void;
  /** Called after a link in a reply has led to another page of the site. */
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
    scroller.scrollTop = Math.max(topOf(count - 2) - padding, topOf(count - 1) - questionInView);
  }, [count]);

  const begin = (question: string) => {
    onAsk(question);
    // The pressed button disappears, and a focused field would open a phone's keyboard over the reply.
    log.current?.focus();
  };

  return (
    <Screen>
      <Scroller ref={log} role="log" aria-label={panel.conversation} tabIndex={0}>
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </Scroller>
      {count < 2 ? <Starters onAsk={begin} /> : null}
      <TypingIndicator isTyping={isTyping} />
    </Screen>
  );
}
