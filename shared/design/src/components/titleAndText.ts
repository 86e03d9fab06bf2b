/** A small title over a sentence, as list items have them. */
export const titleAndText = {
  '& :is(h3, h4)': { margin: 0, fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.4 },
  '& p': { margin: '4px 0 0', maxWidth: '66ch', color: 'var(--mui-palette-text-secondary)' },
} as const;
