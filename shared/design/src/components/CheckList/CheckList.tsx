import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import { styled } from '@mui/material/styles';
import { linkedText } from '../TextLink/linkedText.tsx';

const List = styled('ul')({
  display: 'grid',
  gap: 10,
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
  // Room for the count of what is ready, and on paper a box to tick by hand.
  '&[data-checklist]': {
    marginTop: 40,
    '@media screen and (max-width: 599px)': { gap: 0, fontSize: '0.9375rem' },
    '@media print': {
      marginTop: 8,
      '& li::before': { content: '""', flex: 'none', width: 14, height: 14, border: '1px solid' },
    },
  },
});

const Item = styled('li')({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  textWrap: 'balance',
  '& svg': { flex: 'none', fontSize: '1.25rem', marginTop: '0.15em', color: 'var(--mui-palette-accentText)' },
});

interface CheckListProps {
  /** Texts, which may have links (linkedText). */
  items: readonly string[];
  /** Things to collect, which a page may make tickable. */
  checklist?: boolean;
}

/** A list of short points, each with a tick. */
export function CheckList({ items, checklist }: CheckListProps) {
  return (
    <List data-checklist={checklist || undefined}>
      {items.map((item) => (
        <Item key={item}>
          <CheckCircleOutlinedIcon />
          <span>{linkedText(item)}</span>
        </Item>
      ))}
    </List>
  );
}
