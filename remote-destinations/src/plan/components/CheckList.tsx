import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import { linkedText } from '@sayapatri/design';

/** A list of short points, each with a tick; they may have links (linkedText). */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
      {items.map((item) => (
        <Box key={item} component="li" sx={{ display: 'flex', gap: 1.5, py: '5px', textWrap: 'balance' }}>
          <CheckCircleOutlinedIcon fontSize="small" sx={{ mt: 0.5, color: 'accentText' }} />
          <span>{linkedText(item)}</span>
        </Box>
      ))}
    </Box>
  );
}
