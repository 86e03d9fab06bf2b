import { styled } from '@mui/material/styles';
import { panel } from '../content/panel.ts';
import { quickActions } from '../content/quickActions.ts';
import { Chip, QuickActionList } from './QuickActionList.tsx';

const Row = styled('div')({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: '8px 12px',
  borderTop: '1px solid var(--mui-palette-divider)',
});

interface QuickActionsProps {
  /** Called with the message to post for the visitor. */
  onAsk: (message: string) => void;
  /** Called when a list of actions opens. */
  onListOpen: () => void;
}

/** Buttons that ask the most frequent questions. */
export function QuickActions({ onAsk, onListOpen }: QuickActionsProps) {
  return (
    <Row role="group" aria-label={panel.quickActions}>
      {quickActions.map((action) =>
        'options' in action ? (
          <QuickActionList key={action.label} {...action} onAsk={onAsk} onOpen={onListOpen} />
        ) : (
          <Chip key={action.label} type="button" onClick={() => onAsk(action.message)}>
            {action.label}
          </Chip>
        ),
      )}
    </Row>
  );
}
