import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import panel from '../content/panel.json';

/** Suggested questions for the beginning. `onAsk` is called with the chosen one. */
export function Starters({ onAsk }: { onAsk: (message: string) => void }) {
  return (
    <Stack spacing={1} sx={{ px: 2, pb: 1, overflowY: 'auto', flex: '0 1 auto' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {panel.words.starters}
      </Typography>
      {panel.starters.map((question) => (
        <Button
          key={question}
          variant="outlined"
          size="small"
          sx={{ flex: 'none', justifyContent: 'flex-start', textAlign: 'left' }}
          onClick={() => onAsk(question)}
        >
          {question}
        </Button>
      ))}
    </Stack>
  );
}
