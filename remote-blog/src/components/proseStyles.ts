import type { CSSObject, Theme } from '@mui/material/styles';

/**
 * The styles of an article's text, by its elements: the text is HTML that the build makes from Markdown, and has no
 * components. Figures are a caption with a numbered list or a table, which reads well without these rules too.
 */
export const proseStyles = (theme: Theme): CSSObject => {
  const { palette } = theme.vars;
  const phone = theme.breakpoints.down('sm');
  const { h2, h3, h4, body1, body2, subtitle1, caption } = theme.typography;
  return {
    minWidth: 0,
    ...body1,
    [phone]: { ...body2, lineHeight: 1.5 },
    // A long word or address breaks, rather than widen the page; columns of a table scroll before their words break.
    overflowWrap: 'anywhere',
    // Lines of text are kept short; figures may be wider.
    '& > :not(figure)': { maxWidth: '36em' },
    '& > p:first-of-type': { ...subtitle1, [phone]: body1 },
    '& p, & ul, & ol, & blockquote': { margin: '0 0 1em' },
    '& h2': { ...h3, margin: '1.4em 0 0.4em', [theme.breakpoints.up('md')]: { fontSize: h2.fontSize } },
    '& h3': { ...h4, margin: '1em 0 0.2em' },
    '& ul, & ol': { paddingLeft: '1.4em' },
    '& li': { marginBottom: '0.3em' },
    '& a': { color: palette.primary.main, fontWeight: 600, textUnderlineOffset: '0.2em' },
    // A blockquote is a pull quote.
    '& blockquote': {
      ...subtitle1,
      [phone]: body1,
      paddingLeft: 20,
      fontWeight: 650,
      borderLeft: `4px solid ${palette.divider}`,
    },
    '& blockquote p': { margin: 0 },
    '& pre, & table': { display: 'block', overflowX: 'auto', overflowWrap: 'break-word' },
    '& figure': {
      margin: '1.2em 0',
      padding: theme.spacing(2),
      ...body2,
      background: palette.band,
      borderRadius: theme.shape.borderRadius,
      breakInside: 'avoid',
    },
    '& figcaption': { marginBottom: 12, fontWeight: 700 },
    '& figure ol': { display: 'grid', gap: '8px 24px', margin: 0, paddingLeft: '1.6em' },
    '& figure li': { margin: 0 },
    '& figure li::marker': { fontWeight: 700, color: palette.primary.main },
    '& figure strong': { color: palette.text.primary },
    // With letters far apart a week's table is wider than a phone.
    '& figure:has(table)': { overflowX: 'auto' },
    '& figure table': { display: 'table', width: '100%', borderSpacing: 2, fontSize: caption.fontSize },
    '& figure :is(th, td)': {
      padding: '8px 12px',
      [phone]: { padding: '8px 6px' },
      textAlign: 'left',
      verticalAlign: 'top',
      lineHeight: 1.35,
    },
    '& figure td': { background: palette.background.paper },
    // Tinted cells are italic in the text, filled ones bold, and what to look at is both.
    '& figure td:has(em)': { background: palette.primarySoft },
    '& figure td em': { fontStyle: 'normal' },
    '& figure td:has(strong)': { color: palette.primary.contrastText, background: palette.primary.main },
    '& figure td strong': { color: 'inherit' },
    '& figure td:has(em strong, strong em)': { color: palette.background.paper, background: palette.you },
    [theme.breakpoints.up('md')]: {
      '& figure ol': { gridTemplateColumns: 'repeat(3, 1fr)' },
      '& figure table': { fontSize: body2.fontSize },
    },
  };
};
