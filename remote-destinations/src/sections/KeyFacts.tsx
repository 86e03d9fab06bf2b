import { linkedText, styled } from '@sayapatri/design';
import { Dumbbell, Gantt } from '@sayapatri/design/plots';
import { FeeBars } from '../components/FeeBars.tsx';
import { StatedValue } from '../components/StatedValue.tsx';
import { captions, columns, intakeKinds } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';

/** One row for each fact: its name, its figure and its details. */
const Sheet = styled('div')({
  marginTop: 'clamp(20px, 4.5vw, 64px)',
  padding: '4px clamp(16px, 3vw, 32px)',
  borderRadius: 20,
  background: 'var(--band)',
  '& > div': { paddingBlock: 'clamp(9px, 2vw, 18px)', breakInside: 'avoid' },
  '& > div + div': { borderTop: '1px solid var(--mui-palette-divider)' },
  '& h3': { margin: '0 0 2px', fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.4 },
  '& p': { margin: '4px 0 0', maxWidth: '66ch', color: 'var(--mui-palette-text-secondary)' },
  // A figure such as `JPY 1.1-1.3 million` stays on one line wherever a line has room for it.
  '& p > b': { display: 'inline-block', fontWeight: 600, color: 'var(--mui-palette-text-primary)' },
  '& strong': { display: 'block', fontSize: '1.375rem', lineHeight: 1.3 },
  '& strong::first-letter, & p::first-letter': { textTransform: 'uppercase' },
  '& figure': { marginTop: 8 },
  '@media screen and (max-width: 599px)': {
    '& p': { marginTop: 2, fontSize: '0.9375rem', lineHeight: 1.45 },
    '& strong': { fontSize: '1.0625rem' },
  },
  '@media screen': {
    // Names and figures in two columns.
    '& p[data-row]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
      columnGap: 'clamp(12px, 2.4vw, 24px)',
    },
  },
  // Beside a figure a phone has no room for a name that is longer than a word.
  '@media screen and (max-width: 479px)': { '& p[data-row]': { display: 'block' } },
  '@media (min-width: 700px)': {
    '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)', columnGap: 40 },
  },
  '@media print': {
    marginTop: 8,
    '& > div': { paddingBlock: 4 },
    '& strong': { fontSize: 'inherit' },
  },
});

/** On paper and on a phone, whose screen they would fill, the words say it. */
const Months = styled('div')({
  '@media (max-width: 599px)': { display: 'none' },
});

/** What a family needs to know before applying: intakes, money to show, visa, English. */
export function KeyFacts({ section }: { section: SectionOf<'keyFacts'> }) {
  return (
    <Sheet>
      {section.items.map(({ id, title, figure, rows = [], scores, months, plot, text }) => (
        <div key={id} id={id}>
          <h3>{title}</h3>
          <div>
            {figure ? (
              <strong>
                <StatedValue stated={figure} />
              </strong>
            ) : null}
            {scores ? (
              <Dumbbell
                caption={captions.scores}
                unit="IELTS"
                columns={columns.scores}
                axis={{ from: 4, to: 9, step: 1 }}
                rows={scores}
              />
            ) : null}
            {plot ? (
              <FeeBars
                caption={captions.yearly}
                columns={columns.items}
                fees={rows.map(({ label, value }) => ({ label, fee: value }))}
              />
            ) : null}
            {(plot ? [] : rows).map(({ label, value }) => (
              <p key={label} data-row>
                {`${label}: `}
                <b>
                  <StatedValue stated={value} />
                </b>
              </p>
            ))}
            {months ? (
              <Months data-no-print>
                <Gantt
                  caption={captions.intakes}
                  columns={columns.intakes}
                  bars={months.map(({ kind, label = intakeKinds[kind], from, to }) => ({ label, from, to }))}
                />
              </Months>
            ) : null}
            {text ? <p>{linkedText(text)}</p> : null}
          </div>
        </div>
      ))}
    </Sheet>
  );
}
