import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type Fact, printedDate, type SourcedFact } from '@sayapatri/facts';

/** The facts without their notes on later changes, which stand beside the figures. */
export const withoutNotes = (facts: readonly SourcedFact[]): SourcedFact[] =>
  facts.map(({ worldNote: _, ...fact }) => fact);

/** The notes on later changes, each once, with its date and source. */
export function Changes({ facts }: { facts: readonly Pick<Fact, 'worldNote'>[] }) {
  const notes = new Map(facts.flatMap(({ worldNote }) => (worldNote ? [[worldNote.text, worldNote]] : [])));
  return [...notes.values()].map(({ text, asOf, source: { body, page, url } }) => (
    <Typography key={text} variant="body2" sx={{ mt: 1, maxWidth: '40em' }}>
      {text} ({printedDate(asOf)}):{' '}
      <Link href={url} aria-label={`${body}, ${page} (opens in a new tab)`} color="inherit">
        {body}
      </Link>
    </Typography>
  ));
}
