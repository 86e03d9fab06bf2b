import ChatBubbleOutlineOutlinedIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import type { WidgetProps } from '@sayapatri/contract';
import { FloatingPanel } from '@sayapatri/design';
import { brand } from '@sayapatri/facts/brand';
import { ConversationLog } from '../components/ConversationLog.tsx';
import { MessageForm } from '../components/MessageForm.tsx';
import { QuickActions } from '../components/QuickActions.tsx';
import panel from '../content/panel.json';
import { useConversation } from '../conversation/useConversation.ts';

/**
 * The open assistant: a labelled, non-modal dialog. The shell unmounts it when it closes, which discards its messages and
 * input.
 */
export default function Assistant({ onClose, loadDataset }: WidgetProps) {
  const { messages, isTyping, ask } = useConversation(loadDataset);

  return (
    <FloatingPanel
      icon={<ChatBubbleOutlineOutlinedIcon />}
      title={panel.words.title}
      subtitle={brand.shortName}
      closeLabel={panel.words.close}
      onClose={onClose}
    >
      <ConversationLog messages={messages} isTyping={isTyping} onAsk={ask} />
      <QuickActions onAsk={ask} />
      <MessageForm onSend={ask} />
    </FloatingPanel>
  );
}
