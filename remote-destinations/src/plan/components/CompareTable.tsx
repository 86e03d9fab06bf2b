// biome-ignore-all lint/a11y/noRedundantRoles: display:grid on phones takes the table roles away, so they are stated.
import Link from '@mui/material/Link';
import { AmountBar, linkedText } from '@sayapatri/design';
import type { CSSProperties, FocusEvent } from 'react';
import type { CompareContent } from '../content/compare.ts';
import { Scroller } from './compareTableStyles.ts';

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
                <Link href={guidePath}>{name}</Link>
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
