import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Offer = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  padding: 16,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.band,
}));

const Offered = styled('blockquote')({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

interface PlannedLinesProps {
  plan: string;
  /** The label of the box. */
  box: string;
  onChoice: (isWanted: boolean) => void;
}

/** A box to send along what the visitor has planned, above the lines that are then in the message. */
export function PlannedLines({ plan, box, onChoice }: PlannedLinesProps) {
  return (
    <Offer>
      <Box
        component="label"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          minHeight: 44,
          fontWeight: 600,
          cursor: 'pointer',
        }}
      >
        <input type="checkbox" onChange={({ target }) => onChoice(target.checked)} />
        {box}
      </Box>
      <Offered>{plan}</Offered>
    </Offer>
  );
}
