import { brand, FloatingPanel, styled } from '@sayapatri/design';
import { assistantFrame } from '../content/assistant.ts';

const Welcome = styled('p')({
  alignSelf: 'flex-start',
  maxWidth: '86%',
  margin: 16,
  padding: '10px 14px',
  borderRadius: '4px 14px 14px',
  background: 'var(--mui-palette-background-paper)',
  border: '1px solid var(--mui-palette-divider)',
});

/** The assistant's panel while its code is loading, with its welcome, so that a tap is answered at once. */
export function AssistantFrame({ onClose }: { onClose: () => void }) {
  const { title, close, welcome } = assistantFrame;
  return (
    <FloatingPanel
      icon="chat"
      title={title}
      subtitle={brand.shortName}
      closeLabel={close}
      onClose={onClose}
      loading
    >
      <Welcome>{welcome}</Welcome>
    </FloatingPanel>
  );
}
