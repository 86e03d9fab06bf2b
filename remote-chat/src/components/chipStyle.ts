/**
 * The style of a quick action, whether a single button or one that opens a list: as narrow as its longest word, so that
 * all fit in one row and leave the height to the messages.
 */
export const chipStyle = {
  display: 'inline-flex',
  flex: '1 1 min-content',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  minHeight: 44,
  padding: '4px 8px',
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.25,
  color: 'var(--mui-palette-primary-main)',
  background: 'none',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 14,
  cursor: 'pointer',
  '&:hover, &[aria-expanded=true]': { background: 'var(--primary-soft)' },
} as const;
