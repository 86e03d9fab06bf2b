import ChatBubbleOutlineOutlinedIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import type { ReactNode } from 'react';
import { FloatingPanel } from './FloatingPanel.tsx';

const none = () => {};

/** Keeps the panel in its place in the catalogue instead of the corner of the screen. */
const InPlace = ({ children }: { children: ReactNode }) => (
  <div style={{ height: 600, transform: 'translate(0)' }}>{children}</div>
);

const words = { title: 'Assistant', subtitle: 'Sample brand', closeLabel: 'Close' };

export const usual = (
  <InPlace>
    <FloatingPanel {...words} icon={<ChatBubbleOutlineOutlinedIcon />} onClose={none}>
      <p>Messages stand here.</p>
      <form>A form below them keeps the page's own colours.</form>
    </FloatingPanel>
  </InPlace>
);
export const loading = (
  <InPlace>
    <FloatingPanel {...words} icon={<ChatBubbleOutlineOutlinedIcon />} onClose={none} loading>
      <p>Hello!</p>
    </FloatingPanel>
  </InPlace>
);
