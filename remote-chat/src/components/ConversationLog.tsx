import { styled } from '@sayapatri/design';
import counsellor from '@sayapatri/drawings/people/Counsellor.tsx?drawing';
import { useEffect, useRef } from 'react';
import { panel } from '../content/panel.ts';
import type { ChatMessage } from '../conversation/conversation.ts';
import { Message } from './Message.tsx';
import { TypingIndicator } from './TypingIndicator.tsx';

const padding = 16;

const Screen = styled('div')({ position: 'relative', flex: 1, minHeight: 0 });

const Scroller = styled('div')({
  position: 'relative',
  height: '100%',
  padding: `${padding}px ${padding}px 36px`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Until the first question the log would be empty.
  '&:not(:has(> :nth-of-type(2)))': {
    background: `url(${counsellor}) no-repeat 50% 100% / min(92%, 360px)`,
  },
  // Inside the element, because the panel would cut off an outline outside of it.
  '&:focus-visible': { outlineOffset: -4 },
});

/** Maximum height in pixels of the question that stays visible above a reply that is taller than the log. */
const questionInView = 120;

interface ConversationLogProps {
  messages: readonly ChatMessage[];
  isTyping: boolean;
  /** Called after a link in a reply has led to another page of the site. */
  onNavigate: () => void;
}

/**
 * All messages, scrolled to the latest one, or to its beginning if it is taller than the log. The log can be focused, so
 * that it can be scrolled by keyboard.
 */
export function ConversationLog({ messages, isTyping, onNavigate }: ConversationLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const count = messages.length;

  useEffect(() => {
    const scroller = log.current;
    if (scroller === null) return;
    const topOf = (index: number) => (scroller.children[index] as HTMLElement | undefined)?.offsetTop ?? 0;
    scroller.scrollTop = Math.max(topOf(count - 2) - padding, topOf(count - 1) - questionInView);
  }, [count]);

  return (
    <Screen>
      <Scroller ref={log} role="log" aria-label={panel.conversation} tabIndex={0}>
        {messages.map((message) => (
          <Message key={message.id} message={message} onNavigate={onNavigate} />
        ))}
      </Scroller>
      <TypingIndicator isTyping={isTyping} />
    </Screen>
  );
}
