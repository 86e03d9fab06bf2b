import { useEffect, useRef } from 'react';
import { styled } from 'shared/core';
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
  // The panel cuts off an outline outside.
  '&:focus-visible': { outlineOffset: -4 },
});

/** Pixels of the question that stay in view, at most, above a reply that is taller than the log. */
const questionInView = 120;

interface ConversationLogProps {
  messages: readonly ChatMessage[];
  isTyping: boolean;
  /** Called after a link in a reply has led to another page of the site. */
  onNavigate: () => void;
}

/**
 * All messages, the latest in view: from its beginning where it is too tall to be seen whole. The log can be focused,
 * since what scrolls must be within the keyboard's reach.
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
