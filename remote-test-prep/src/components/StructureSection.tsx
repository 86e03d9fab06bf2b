import { styled } from '@mui/material/styles';
import { Section } from '@sayapatri/design';
import { factsIn } from '@sayapatri/facts';
import type { CSSProperties } from 'react';
import type { Papers } from '../content/papersOf.ts';
import type { SatContent } from '../content/sat.ts';
import { Amounts } from './Amounts.tsx';
import { iconsOfContent } from './iconsOfContent.ts';
import { colourOf, minutesIn, minutesOf, PaperStrip } from './PaperStrip.tsx';
import { Changes, Note, Sources } from './RequirementsSection.tsx';

const Format = styled('div')({
  '& + &': { marginTop: 40 },
  '& > h3': { margin: 0, fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.3 },
  '& > h3 + p': { margin: '4px 0 0', color: 'var(--mui-palette-text-secondary)' },
});

const Parts = styled('ol')({
  display: 'grid',
  gap: 28,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: '28px 1fr', columnGap: 14, alignContent: 'start' },
  '& li > :not(svg)': { gridColumn: 2 },
  '& h4': { margin: '0 0 2px', fontSize: '1.1875rem', fontWeight: 650, lineHeight: 1.5 },
  '& p': { maxWidth: '32em', margin: '6px 0 0', color: 'var(--mui-palette-text-secondary)' },
  // On a tablet the times are a column of their own.
  '@media (min-width: 600px) and (max-width: 899px)': {
    '& li': { gridTemplateColumns: '28px 1fr auto' },
    '& h4 + div': { gridArea: '1 / 3 / span 2', flexDirection: 'column', alignItems: 'end' },
    '& h4 + div i': { display: 'none' },
  },
  // Each part stands below its own piece of the bar, and so is as wide.
  '@media (min-width: 900px)': {
    gridTemplateColumns: 'var(--times)',
    gap: 2,
    '& li': { gridTemplateColumns: '1fr', rowGap: 4, paddingRight: 20 },
    '& li > :not(svg)': { gridColumn: 1 },
    '& h4': { margin: 0, fontSize: '1.0625rem' },
    '& h4 + div': { display: 'block' },
    '& h4 + div i': { display: 'none' },
    '& h4 + div span': { display: 'block' },
  },
});

/** Today's parts of the test in order, and below them those of the format before. */
export function StructureSection({
  now,
  inAll,
  today,
  earlier,
  parts,
  changing,
  ...heading
}: SatContent['structure']) {
  const facts = factsIn([today, parts]);
  return (
    <Section {...heading}>
      <Format>
        <h3>{now}</h3>
        <p>{inAll(minutesIn(today))}</p>
        <TimedParts parts={today} />
        <Note as="div">
          <Changes facts={facts} />
        </Note>
      </Format>
      <Format>
        <h3>{earlier}</h3>
        <TimedParts parts={parts} />
      </Format>
      <Sources facts={facts} changing={changing} />
    </Section>
  );
}

/** One bar with the time of each part, and the parts. */
function TimedParts({ parts }: { parts: Papers }) {
  const names = parts.map(({ name }) => name);
  const times = parts.map((part) => `minmax(0, ${minutesOf(part)}fr)`).join(' ');
  return (
    <>
      <PaperStrip papers={parts} names={names} longest={minutesIn(parts)} />
      <Parts style={{ '--times': times } as CSSProperties}>
        {parts.map(({ icon, name, description, time, amount }) => {
          const PartIcon = iconsOfContent[icon];
          return (
            <li key={name}>
              <PartIcon sx={{ fontSize: '1.75rem', color: colourOf(name, names) }} />
              <h4>{name}</h4>
              <Amounts time={time} amount={amount} />
              <p>{description}</p>
            </li>
          );
        })}
      </Parts>
    </>
  );
}
