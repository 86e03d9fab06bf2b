import { styled } from '@mui/material/styles';
import { linkedText } from '@sayapatri/design';
import { Dumbbell, Gantt } from '@sayapatri/design/plots';
import { FactList } from '../components/FactList.tsx';
import { FeeBars } from '../components/FeeBars.tsx';
import { StatedValue } from '../components/StatedValue.tsx';
import { WideScreens } from '../components/WideScreens.tsx';
import { captions, columns } from '../content/labels.ts';
import type { ItemOf, SectionOf } from '../schema/guide.ts';
import { CountryTable } from './CountryTable.tsx';

/** The facts stand one below the other on a panel, with rules between them. */
const Sheet = styled('div')({
  marginTop: 'clamp(16px, 3vw, 40px)',
  padding: '4px clamp(16px, 3vw, 32px)',
  borderRadius: 20,
  background: 'var(--mui-palette-band)',
  '& > div': { paddingBlock: 'clamp(8px, 2vw, 16px)', breakInside: 'avoid' },
  '& > div + div': { borderTop: '1px solid var(--mui-palette-divider)' },
  '& h3': { margin: '0 0 2px', fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.4 },
  '& p': { margin: '4px 0 0', maxWidth: '66ch', color: 'var(--mui-palette-text-secondary)' },
  '& dl': { marginBlock: '4px 8px', rowGap: 4 },
  // Aligns the values, which are less strong than the figure above.
  '& dt': { minWidth: '5.75rem' },
  '& dd': { fontWeight: 500 },
  '& dl small:first-of-type': { display: 'inline-block' },
  '& strong': { display: 'block', fontSize: '1.375rem', lineHeight: 1.3, textWrap: 'pretty' },
  // Rupees, the day of the start and the earlier figure stand on one line.
  '& strong > b': { display: 'block', fontWeight: 'inherit' },
  '& strong > b ~ small': { display: 'inline-block', marginRight: 12 },
  '& :is(strong, p, dd)::first-letter': { textTransform: 'uppercase' },
  '& * + figure': { marginTop: 8 },
  // A caption is weaker than the fact's own name.
  '& figcaption': { fontSize: '0.9375rem', fontWeight: 500 },
  '@media screen and (max-width: 599px)': {
    '& :is(p, dl)': { fontSize: '0.9375rem', lineHeight: 1.45 },
    '& strong': { fontSize: '1.0625rem' },
    '& dl': { gridTemplateColumns: 'fit-content(36%) minmax(0, 1fr)' },
  },
  '@media screen and (min-width: 900px)': {
    '& > div': {
      display: 'grid',
      alignItems: 'baseline',
      gridTemplateColumns: '1fr 4fr',
      columnGap: 'clamp(20px, 3vw, 40px)',
    },
    // The rupees wrap below their sum before the sum itself does.
    '& dd:has(> small)': { textWrap: 'wrap' },
  },
  '@media print': {
    marginTop: 8,
    '& > div': { paddingBlock: 4 },
    '& strong': { fontSize: 'inherit' },
  },
});

/** The key facts before an application: intakes, money to show, visa, English. */
export function KeyFacts({ section: { items } }: { section: SectionOf<'keyFacts'> }) {
  const ofCountries = items.filter(({ cells }) => cells);
  const others = items.filter(({ cells }) => !cells);
  return (
    <>
      {ofCountries[0] ? <CountryTable facts={ofCountries} /> : null}
      {others[0] ? <Sheet>{others.map(factOf)}</Sheet> : null}
    </>
  );
}

const factOf = ({ id, title, figure, rows = [], scores, months, plot, text }: ItemOf<'keyFacts'>) => (
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
      {plot || rows.length === 0 ? null : (
        <FactList
          facts={rows.map(({ label, value }) => [label, <StatedValue key="value" stated={value} />])}
        />
      )}
      {months ? (
        <WideScreens>
          <Gantt caption={captions.intakes} columns={columns.intakes} bars={months} />
        </WideScreens>
      ) : null}
      {text ? <p>{linkedText(text)}</p> : null}
    </div>
  </div>
);
