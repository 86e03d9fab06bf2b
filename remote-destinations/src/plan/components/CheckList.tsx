import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import { linkedText } from '@sayapatri/design';

/** A list of short points, each with a tick; they may have links (linkedText). */
export const CheckList = ({ items }: { items: readonly string[] }) => (
  <List sx={{ mt: 1 }}>
    {items.map((item) => (
      <ListItem key={item} disableGutters alignItems="flex-start" sx={{ py: 0.5 }}>
        <ListItemIcon>
          <CheckCircleOutlinedIcon fontSize="small" />
        </ListItemIcon>
        <span>{linkedText(item)}</span>
      </ListItem>
    ))}
  </List>
);
