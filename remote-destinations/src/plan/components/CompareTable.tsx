import { AmountBar, linkedText, styled, TextLink, VisuallyHidden } from '@sayapatri/design';
import type { FocusEvent } from 'react';
import type { CompareContent } from '../content/compare.ts';

const Scroller = styled('div')({
  overflowX: 'auto',
  scrollPaddingLeft: 'min(25vw, 152px)',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 16,
  // A shadow at the right edge shows that more countries follow; the page's colour covers it at the end.
  background: [
    'linear-gradient(270deg, var(--mui-palette-background-paper) 40%, transparent) right / 56px 100% no-repeat local',
    'linear-gradient(270deg, var(--mui-palette-divider), transparent) right / 28px 100% no-repeat scroll',
    'var(--mui-palette-background-paper)',
  ].join(', '),
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0 },
  // On a phone it reaches the screen's edge, so that more of the next country can be seen.
  '@media (max-width: 599px)': {
    marginRight: -16,
    borderRight: 0,
    borderRadius: '16px 0 0 16px',
    fontSize: '0.875rem',
    lineHeight: 1.5,
  },
  '& caption': { position: 'absolute', clipPath: 'inset(50%)' },
  '& th, & td': {
    // On a phone two countries are side by side, beside the rows’ names, and a third one can be seen to begin; on a
    // tablet three.
    minWidth: 'min(29vw, 160px)',
    padding: '12px min(16px, 1.6vw)',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: '1px solid var(--mui-palette-divider)',
  },
  '& thead th': { background: 'var(--band)', whiteSpace: 'nowrap' },
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    minWidth: 'min(25vw, 152px)',
    maxWidth: 'min(25vw, 152px)',
    fontWeight: 650,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    background: 'var(--band)',
    borderRight: '1px solid var(--mui-palette-divider)',
  },
  '& td strong': { display: 'block', fontSize: '1.0625em', lineHeight: 1.35 },
  '& td strong + i': { marginBlock: 6 },
  '& td::first-letter': { textTransform: 'uppercase' },
  '& small': {
    display: 'block',
    fontSize: '0.8125rem',
    lineHeight: 1.4,
    color: 'var(--mui-palette-text-secondary)',
  },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& tr[data-differs] th:first-of-type': { boxShadow: 'inset 4px 0 var(--mui-palette-secondary-main)' },
  // The page contains all countries; a script can show only the chosen ones.
  '@media (scripting: enabled)': { '& [data-other]': { display: 'none' } },
  '@media print': {
    overflow: 'visible',
    fontSize: '0.875rem',
    '& th, & td': { minWidth: 0, padding: '4px 10px' },
    '& small': { fontSize: '0.75rem', lineHeight: 1.3 },
    // One sheet has room for the words alone.
    '& td strong': { display: 'inline', fontSize: 'inherit' },
    '& td i': { display: 'none' },
  },
});

const Swipe = styled('p')({
  margin: '0 0 8px',
  fontSize: '0.875rem',
  color: 'var(--mui-palette-text-secondary)',
  '@media (min-width: 600px), print': { display: 'none' },
});

interface CompareTableProps {
  texts: CompareContent['table'];
  countries: CompareContent['countries'];
  rows: CompareContent['rows'];
  chosen: readonly string[];
}

/** A browser leaves a link alone of which a sliver is in view. Columns don't snap, as that would take it back. */
const showWhole = ({ target }: FocusEvent) => target.scrollIntoView({ inline: 'nearest', block: 'nearest' });

/** The countries as columns. On a phone the columns scroll sideways while the rows' names stay. */
export function CompareTable({ texts, countries, rows, chosen }: CompareTableProps) {
  const other = (column: number) => (chosen.includes(countries[column]?.id ?? '') ? undefined : '');
  return (
    <>
      {chosen.length > 2 ? <Swipe>{texts.swipe}</Swipe> : null}
      <Scroller role="region" aria-label={texts.scroll} tabIndex={0}>
        <table onFocus={showWhole}>
          <caption>{texts.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.row}</th>
              {countries.map(({ id, name, guidePath }, column) => (
                <th key={id} scope="col" data-other={other(column)}>
                  <TextLink to={guidePath}>{name}</TextLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ title, cells, most }) => {
              const shown = cells.filter((_, column) => other(column) === undefined);
              const differs = new Set(shown.map(({ text }) => text)).size > 1;
              return (
                <tr key={title} data-differs={differs ? '' : undefined}>
                  <th scope="row">
                    {differs ? `${title} ` : title}
                    {differs ? <VisuallyHidden>{`(${texts.differs})`}</VisuallyHidden> : null}
                  </th>
                  {cells.map(({ rupees, text, details }, column) => (
                    <td key={countries[column]?.id} data-other={other(column)}>
                      {rupees ? <strong>{linkedText(rupees.text)} </strong> : null}
                      {rupees && most ? <AmountBar {...rupees} most={most} /> : null}
                      {linkedText(text)}
                      {details.map((detail) => (
                        <small key={detail}>{detail}</small>
                      ))}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroller>
    </>
  );
}
