import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { linkedText } from '@sayapatri/design';

/** On paper a line of a checklist has a box to tick by hand. */
const boxOnPaper = {
  '@media print': {
    '&::before': { content: '""', flex: 'none', width: 14, height: 14, mr: 1.5, border: '1px solid' },
  },
} as const;

interface CheckListProps {
  /** Texts, which may have links (linkedText). */
  items: readonly string[];
  /** Things to collect, to which a guide adds boxes; the space above them is for the count of what is ready. */
  checklist?: boolean;
}

/** A list of short points, each with a tick. */
export function CheckList({ items, checklist }: CheckListProps) {
  return (
    <List disablePadding data-checklist={checklist || undefined} sx={{ mt: checklist ? 5 : 2 }}>
      {items.map((item) => (
        <ListItem
          key={item}
          disableGutters
          alignItems="flex-start"
          sx={{ py: '5px', ...(checklist && boxOnPaper) }}
        >
          <ListItemIcon sx={{ minWidth: 0, mr: 1.5, mt: 0.25, color: 'accentText' }}>
            <CheckCircleOutlinedIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText primary={linkedText(item)} sx={{ textWrap: 'balance' }} />
        </ListItem>
      ))}
    </List>
  );
}
