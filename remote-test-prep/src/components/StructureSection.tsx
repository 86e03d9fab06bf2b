import Typography from '@mui/material/Typography';
import { Section, SourceLine } from '@sayapatri/design';
import { factsIn } from '@sayapatri/facts';
import type { SatContent } from '../content/sat.ts';
import { Changes, withoutNotes } from './Changes.tsx';
import { minutesIn, PaperList, sizeOf } from './PaperList.tsx';

/** Today's parts of the test in order, and below them, quietly, those of the format published earlier. */
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
      <Typography variant="h4" component="h3" sx={{ mt: 4, color: 'text.secondary' }}>
        {earlier}
      </Typography>
      {parts.map((part) => (
        <Typography
          key={part.name}
          variant="body2"
          sx={{ mt: 0.5, maxWidth: '40em', color: 'text.secondary' }}
        >
          <strong>{part.name}</strong>: {sizeOf(part)}. {part.description}
        </Typography>
      ))}
      <SourceLine facts={withoutNotes(facts)} changing={changing} />
    </Section>
  );
}
