import type { KeyboardEvent } from 'react';
import type { WidgetProps } from 'shared/contract';
import { ConversationLog } from '../components/ConversationLog.tsx';
import { MessageForm } from '../components/MessageForm.tsx';
import { coversThePage, Panel } from '../components/Panel.tsx';
import { QuickActions } from '../components/QuickActions.tsx';
import { useConversation } from '../conversation/useConversation.ts';

/**
 * The open assistant: a labelled, non-modal dialog. The shell unmounts it when it closes, which throws messages,
 * flag and input away.
 */
export default function Assistant({ onClose, loadDataset }: WidgetProps) {
  const { messages, isTyping, ask, prepareRequirements } = useConversation(loadDataset);

  const closeOnEscape = (event: KeyboardEvent) => {
    // While an input method composes, as for Devanagari, Esc belongs to it.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
  };
  // Where the panel hides the page, the visitor would not see where the link has led.
  const closeOverPage = () => {
    if (coversThePage()) onClose();
  };

  return (
    <Panel onClose={onClose} onKeyDown={closeOnEscape}>
      <ConversationLog messages={messages} isTyping={isTyping} onNavigate={closeOverPage} />
      <QuickActions onAsk={ask} onListOpen={prepareRequirements} />
      <MessageForm onSend={ask} />
    </Panel>
  );
}
