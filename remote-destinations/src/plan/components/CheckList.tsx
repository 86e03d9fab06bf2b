import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { linkedText } from '@sayapatri/design';

/** A list of short points, each with a tick; they may have links (linkedText). */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <List disablePadding sx={{ mt: 2 }}>
      {items.map((item) => (
        <ListItem key={item} disableGutters alignItems="flex-start" sx={{ py: '5px' }}>
          <ListItemIcon sx={{ minWidth: 0, mr: 1.5, mt: 0.25, color: 'accentText' }}>
            <CheckCircleOutlinedIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText primary={linkedText(item)} sx={{ textWrap: 'balance' }} />
        </ListItem>
      ))}
    </List>
  );
}
