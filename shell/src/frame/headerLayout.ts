import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/**
 * In this much room the header shows its row of entries, in less its menu button. Where the row does not fit all the same
 * (wider letters, a translation), `useFolded` takes the container's name away.
 */
export const wide = '@container header (min-width: 64rem)';

/** A list of entries: a column of the full-screen menu, or the header's row. */
export const EntryList = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [wide]: { display: 'flex' },
});

export const Entry = styled(Button)(({ theme }) => ({
  justifyContent: 'flex-start',
  width: '100%',
  minWidth: 0,
  padding: 0,
  textAlign: 'start',
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  borderRadius: 0,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&[aria-current]': { color: theme.vars.palette.primary.main },
  [wide]: {
    paddingInline: 'clamp(4px, 1.6vw - 12px, 8px)',
    ...theme.typography.body2,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    border: 0,
    borderRadius: theme.shape.borderRadius,
  },
}));
