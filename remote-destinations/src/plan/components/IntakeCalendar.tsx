import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { memo } from 'react';
import type { IntakeContent } from '../content/intake.ts';

/** Full, outlined and thin bars tell the kinds apart without colour. */
const marks = {
  '& [data-kind]::before': {
    content: '""',
    display: 'block',
    boxSizing: 'border-box',
    height: 16,
    border: '2px solid var(--kind, var(--mui-palette-primary-main))',
    borderRadius: 4,
    background: 'var(--kind, var(--mui-palette-primary-main))',
    forcedColorAdjust: 'none',
  },
  '& [data-kind=some]::before': { background: 'none' },
  '& [data-kind=language]': { '--kind': 'var(--mui-palette-secondary-main)', '&::before': { height: 6 } },
} as const;

const Months = styled('table')({
  ...marks,
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  lineHeight: 1.3,
  '& caption': { paddingBottom: 12, fontWeight: 650, textAlign: 'left' },
  '& th, & td': {
    position: 'relative',
    padding: '10px 1px',
    borderTop: '1px solid var(--mui-palette-divider)',
  },
  '& thead th': {
    border: 0,
    fontSize: '0.875rem',
    fontWeight: 600,
    verticalAlign: 'top',
    color: 'var(--mui-palette-text-secondary)',
  },
  '& th:first-of-type': { width: 140, textAlign: 'left', fontWeight: 600 },
  '& td': { borderLeft: '1px solid var(--mui-palette-divider)' },
  // On a phone a column has room for one letter.
  '@media (max-width: 599px)': {
    '& th:first-of-type': { width: 96 },
    '& thead i': { position: 'absolute', clipPath: 'inset(50%)' },
    '& tbody th': { fontSize: '0.875rem' },
  },
});

const Key = styled('ul')({
  ...marks,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& li::before': { width: 24 },
});

interface IntakeCalendarProps {
  texts: IntakeContent['table'];
  countries: IntakeContent['countries'];
}

/** The months in which courses begin in each country. */
export const IntakeCalendar = memo(function IntakeCalendar({ texts, countries }: IntakeCalendarProps) {
  return (
    <>
      <Months>
        <caption>{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.country}</th>
            {texts.months.map(({ short }) => (
              <th key={short} scope="col">
                {short.slice(0, 1)}
                <i style={{ fontStyle: 'normal' }}>{short.slice(1)}</i>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {countries.map(({ id, name, intakes }) => (
            <tr key={id}>
              <th scope="row">
                <Link href={`/plan/intake?country=${id}`}>{name}</Link>
              </th>
              {texts.months.map(({ short }, index) => {
                const kind = intakes.find(({ month, or }) => [month, or].includes(index + 1))?.kind;
                return (
                  <td key={short} data-kind={kind}>
                    {kind ? (
                      <Box component="span" sx={visuallyHidden}>
                        {texts.kinds[kind]}
                      </Box>
                    ) : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Months>
      <Key aria-hidden>
        {Object.entries(texts.kinds).map(([kind, label]) => (
          <li key={kind} data-kind={kind}>
            {label}
          </li>
        ))}
      </Key>
    </>
  );
});
