// biome-ignore-all lint/a11y/noRedundantRoles: display:grid on phones takes the table roles away, so they are stated.
import { AmountBar, linkedText, styled, TextLink } from '@sayapatri/design';
import type { CSSProperties, FocusEvent } from 'react';
import type { CompareContent } from '../content/compare.ts';
import { namesAbove } from './namesAbove.ts';

const Scroller = styled('div')({
  overflowX: 'auto',
  '--names': 'clamp(160px, 20vw, 264px)',
  scrollPaddingLeft: 'var(--names)',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 16,
  // A shadow at the right edge shows that more countries follow; the page's colour covers it at the end.
  background: [
    'linear-gradient(270deg, var(--mui-palette-background-paper) 40%, transparent) right / 56px 100% no-repeat local',
    'linear-gradient(270deg, var(--mui-palette-divider), transparent) right / 28px 100% no-repeat scroll',
    'var(--mui-palette-background-paper)',
  ].join(', '),
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0 },
  '& caption': { position: 'absolute', clipPath: 'inset(50%)' },
  '& th, & td': {
    // On a tablet three countries are side by side.
    minWidth: 160,
    fontSize: 'min(1em, 13px + 0.25vw)',
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
    minWidth: 'var(--names)',
    maxWidth: 'var(--names)',
    // Room for the triangle of a row that opens.
    paddingLeft: 30,
    fontWeight: 650,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    background: 'var(--band)',
    borderRight: '1px solid var(--mui-palette-divider)',
  },
  '& td strong': { display: 'block', fontSize: '1.0625em', lineHeight: 1.35 },
  '& td > i': { marginBlock: 8 },
  '& td::first-letter': { textTransform: 'uppercase' },
  '& small, & [data-own]': {
    display: 'block',
    textWrap: 'pretty',
    fontSize: '0.8125rem',
    lineHeight: 1.4,
    color: 'var(--mui-palette-text-secondary)',
  },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& th span': {
    display: 'block',
    fontSize: '0.875rem',
    fontWeight: 400,
    color: 'var(--mui-palette-text-secondary)',
  },
  // A row's name opens the details of all its cells; paper shows all details.
  '& summary': { listStylePosition: 'outside', paddingBlock: 10, marginBlock: -10, cursor: 'pointer' },
  '@media screen': { '& tr:not(:has([open])) small': { display: 'none' } },
  // The chosen countries' columns are equally wide.
  '@media screen and (scripting: enabled) and (min-width: 600px)': {
    '& table': { tableLayout: 'fixed', minWidth: 'calc(var(--names) + var(--chosen) * 160px)' },
    '& th:first-of-type': { width: 'var(--names)' },
  },
  '@media screen and (max-width: 599px)': {
    ...namesAbove,
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    '--columns': 'var(--all)',
    // A column has no room for a range in the country's own money, which opens with the details.
    '& tr:not(:has([open])) [data-own]': { display: 'none' },
    '& tbody th:first-of-type': {
      ...namesAbove['& tbody th:first-of-type'],
      padding: '8px 6px 8px 24px',
      fontSize: '0.875rem',
    },
    '& th span': { display: 'inline', marginLeft: 4 },
    '@media (scripting: enabled)': {
      '--columns': 'var(--chosen)',
      // Sentences and open details stand below one another, each beside its country's name.
      '& tr:is([data-prose], :has([open])) td:not([data-other])': {
        position: 'relative',
        gridColumn: '1 / -1',
        paddingLeft: '7.6em',
        borderLeft: 0,
        '&::before': { content: 'attr(data-name)', position: 'absolute', left: 6, fontWeight: 650 },
      },
    },
    // Unless letters are very large nothing scrolls sideways, so that the countries' names can stay below the header.
    '@media (scripting: enabled) and (min-width: 16em)': {
      overflow: 'clip',
      '& thead': { position: 'sticky', top: 'var(--header-height)', zIndex: 2 },
    },
  },
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

interface CompareTableProps {
  texts: CompareContent['table'];
  countries: CompareContent['countries'];
  rows: CompareContent['rows'];
  chosen: readonly string[];
}

/** Finds ranges that are short enough to stay whole in a narrow column. */
const shortRange = /(?<!\S)(\S{1,7})–(\S{1,7})(?!\S)/g;

/** Finds `a year` in a cell whose head has said so: in a narrow column the words would take a line. */
const repeatedPeriod = (title: string, unit = '') => (/a year/.test(title + unit) ? / a year$/ : '');

/** A browser does not scroll to a focused link with a sliver in view. Columns don't snap, which would undo this. */
const showWhole = ({ target }: FocusEvent) => target.scrollIntoView({ inline: 'nearest', block: 'nearest' });

/** A row's name, which opens the details of the row's cells, if any. */
function RowName({ title, unit, cells }: CompareContent['rows'][number]) {
  const Name = unit || cells.some(({ details }) => details.length > 0) ? 'summary' : 'div';
  const name = (
    <Name>
      {title}
      {unit ? <span> {unit}</span> : null}
    </Name>
  );
  return Name === 'div' ? name : <details>{name}</details>;
}

/** The countries as columns; the details of a row open together. */
export function CompareTable({ texts, countries, rows, chosen }: CompareTableProps) {
  const other = (column: number) => (chosen.includes(countries[column]?.id ?? '') ? undefined : '');
  /** Whether a row's texts are too long for a phone's columns. */
  const isProse = ({ cells }: CompareContent['rows'][number]) =>
    cells.some(({ rupees, text }, column) => !rupees && other(column) === undefined && text.length > 40);
  return (
    <Scroller
      role="region"
      aria-label={texts.scroll}
      tabIndex={0}
      style={{ '--all': countries.length, '--chosen': chosen.length } as CSSProperties}
    >
      <table role="table" onFocus={showWhole}>
        <caption>{texts.caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {texts.row}
            </th>
            {countries.map(({ id, name, guidePath }, column) => (
              <th key={id} scope="col" role="columnheader" data-other={other(column)}>
                <TextLink to={guidePath}>{name}</TextLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.title} role="row" data-prose={isProse(row) || undefined}>
              <th scope="row" role="rowheader">
                <RowName {...row} />
              </th>
              {row.cells.map(({ rupees, text, details }, column) => (
                <td
                  key={countries[column]?.id}
                  role="cell"
                  data-other={other(column)}
                  data-name={countries[column]?.name}
                >
                  {/* The bar comes first, so that a row's bars stand in one line however long the sums are. */}
                  {rupees && row.most ? <AmountBar {...rupees} most={row.most} /> : null}
                  {rupees ? (
                    <>
                      <strong>{rupees.text} </strong>
                      <span data-own>
                        {linkedText(
                          text
                            .replace(repeatedPeriod(row.title, row.unit), '')
                            .replace(shortRange, '$1–\u2060$2'),
                        )}
                      </span>
                    </>
                  ) : (
                    linkedText(text)
                  )}
                  {details.map((detail) => (
                    <small key={detail}>{detail}</small>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
