import Box from '@mui/material/Box';
import { linkedText } from '@sayapatri/design';

/** A point of a list: its name, and a sentence about it. */
export const Item = ({ title, text }: { title: string; text?: string | undefined }) => (
  <>
    <Box component="strong" sx={{ fontWeight: 650 }}>
      {text ? `${title}: ` : title}
    </Box>
    {text ? (
      <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
        {linkedText(text)}
      </Box>
    ) : null}
  </>
);
