import ChatBubbleOutlineOutlinedIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import type { ReactNode } from 'react';
import { FloatingPanel } from './FloatingPanel.tsx';

const none = () => {};

/** Keeps the panel in its place in the catalogue instead of the corner of the screen. */
const InPlace = ({ children }: { children: ReactNode }) => (
  <div style={{ height: 600, transform: 'translate(0)' }}>{children}</div>
);

export const usual = (
  <InPlace>
    <FloatingPanel
      icon={<ChatBubbleOutlineOutlinedIcon />}
      title="Assistant"
      subtitle="Sample brand"
      closeLabel="Close"
      onClose={none}
    >
      <p>Messages stand here.</p>
      <form>A form below them keeps the page's own colours.</form>
    </FloatingPanel>
  </InPlace>
);
export const loading = (
  <InPlace>
    <FloatingPanel
      icon={<ChatBubbleOutlineOutlinedIcon />}
      title="Assistant"
      subtitle="Sample brand"
      closeLabel="Close"
      onClose={none}
      loading
    >
      <p>Hello!</p>
    </FloatingPanel>
  </InPlace>
);
