import Typography from '@mui/material/Typography';
import { Section, SourceLine } from '@sayapatri/design';
import { factsIn } from '@sayapatri/facts';
import type { SatContent } from '../content/sat.ts';
import { Changes, withoutNotes } from './Changes.tsx';
import { minutesIn, PaperList } from './PaperList.tsx';

/** Today's parts of the test in order, and below them those of the format published earlier, under its own title. */
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
      <Typography variant="h3">{now}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{inAll(minutesIn(today))}</Typography>
      <PaperList papers={today} />
      <Changes facts={facts} />
      <Typography variant="h3" sx={{ mt: 5 }}>
        {earlier}
      </Typography>
      <PaperList papers={parts} />
      <SourceLine facts={withoutNotes(facts)} changing={changing} />
    </Section>
  );
}
