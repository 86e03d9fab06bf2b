import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { linkedText } from '@sayapatri/design';

interface TickedListProps {
  /** Texts, which may have links (linkedText). */
  items: readonly string[];
}

/** Short points, each with a tick. */
export function TickedList({ items }: TickedListProps) {
  return (
    <List disablePadding sx={{ display: 'grid', gap: 1 }}>
      {items.map((item) => (
        <ListItem key={item} disablePadding sx={{ alignItems: 'flex-start' }}>
          <ListItemIcon sx={{ minWidth: 32, mt: '0.15em', color: 'primary.main' }}>
            <CheckCircleOutlinedIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{linkedText(item)}</ListItemText>
        </ListItem>
      ))}
    </List>
  );
}
