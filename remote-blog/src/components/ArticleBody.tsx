import { styled } from '@mui/material/styles';
import { ownHtml, useSiteLinks } from '@sayapatri/design';
import type { Article } from '../schema/post.ts';

/** Styled by its elements, because the text is HTML that the build makes from Markdown, and has no components. */
const Prose = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const phone = theme.breakpoints.down('sm');
  const { h2, h3, h4, body1, body2, subtitle1, caption } = theme.typography;
  return {
    minWidth: 0,
    ...body1,
    [phone]: { ...body2, lineHeight: 1.5 },
    // A long word or address breaks, rather than widen the page; columns of a table scroll before their words break.
    overflowWrap: 'anywhere',
    // Lines of text are kept short; steps and tables may be wider.
    '& > :not(figure, ol)': { maxWidth: '36em' },
    '& > p:first-of-type': { ...subtitle1, [phone]: body1 },
    '& p, & ul, & blockquote': { margin: '0 0 1em' },
    '& h2': { ...h3, margin: '1.4em 0 0.4em', [theme.breakpoints.up('md')]: { fontSize: h2.fontSize } },
    '& h3': { ...h4, margin: '1em 0 0.2em' },
    '& ul': { paddingLeft: '1.4em' },
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
    '& pre': { overflowX: 'auto', overflowWrap: 'break-word' },
    // Steps.
    '& ol': {
      display: 'grid',
      gap: '8px 24px',
      margin: '0 0 1.4em',
      padding: theme.spacing(2, 2, 2, 5),
      ...body2,
      background: palette.band,
      borderRadius: theme.shape.borderRadius,
      breakInside: 'avoid',
    },
    '& ol li': { margin: 0 },
    '& ol li::marker': { fontWeight: 700, color: palette.primary.main },
    // With letters far apart a week's table is wider than a phone.
    '& figure': { margin: '0 0 1.4em', overflowX: 'auto', overflowWrap: 'break-word', breakInside: 'avoid' },
    '& table': {
      width: '100%',
      padding: 4,
      borderSpacing: 2,
      fontSize: caption.fontSize,
      background: palette.band,
      borderRadius: theme.shape.borderRadius,
    },
    '& :is(th, td)': {
      padding: '8px 12px',
      [phone]: { padding: '8px 6px' },
      textAlign: 'left',
      verticalAlign: 'top',
      lineHeight: 1.35,
    },
    '& td': { background: palette.background.paper },
    // Tinted cells are italic in the text, filled ones bold, and what to look at is both.
    '& td:has(em)': { background: palette.primarySoft },
    '& td em': { fontStyle: 'normal' },
    '& td:has(strong)': { color: palette.primary.contrastText, background: palette.primary.main },
    '& td:has(em strong, strong em)': { color: palette.background.paper, background: palette.you },
    [theme.breakpoints.up('md')]: {
      '& ol': { gridTemplateColumns: 'repeat(3, 1fr)' },
      '& table': { fontSize: body2.fontSize },
    },
  };
});

/** An article's text. The build makes its HTML from Markdown, and refuses raw HTML and unsafe links in it. */
export function ArticleBody({ html }: Pick<Article, 'html'>) {
  const followSiteLinks = useSiteLinks();
  return <Prose onClick={followSiteLinks} dangerouslySetInnerHTML={ownHtml(html)} />;
}
