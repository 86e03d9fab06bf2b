import { styled } from '@mui/material/styles';
import { Icon } from '../Icon/Icon.tsx';
import { linkedText } from '../TextLink/linkedText.tsx';

const List = styled('ul')({ display: 'grid', gap: 10, margin: '16px 0 0', padding: 0, listStyle: 'none' });

const Item = styled('li')({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  '& svg': { flex: 'none', fontSize: '1.25rem', marginTop: '0.15em', color: 'var(--accent-text)' },
});

/** A list of short points, each with a tick; they may have links (linkedText). */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <List>
      {items.map((item) => (
        <Item key={item}>
          <Icon name="check" />
          <span>{linkedText(item)}</span>
        </Item>
      ))}
    </List>
  );
}
