import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkLabel } from '../../guides/components/LinkButtons.tsx';
import type { ScholarshipsContent } from '../content/scholarships.ts';
import { withWholeDates } from '../format/format.ts';
import { Fold } from '../reading/Fold.tsx';
import { type Scholarship, slugOf } from '../scholarships/scholarship.ts';

interface ScholarshipListProps {
  content: ScholarshipsContent;
  shown: readonly Scholarship[];
  /** The current month, from 1; undefined until it is known. */
  now: number | undefined;
}

/** Scholarships by the month in which they close; an open one says who can apply, and when. */
export function ScholarshipList({ content, shown, now }: ScholarshipListProps) {
  const groups = content.byDeadline(shown);
  const next = now && (groups.find(([one]) => (one?.closes ?? 0) >= now) ?? groups[0]);
  return groups.map((group) => (
    <Box
      key={group[0]?.closes ?? 'none'}
      sx={{ display: { md: 'grid' }, gridTemplateColumns: '220px 1fr', gap: 4, mb: 4 }}
    >
      <Typography variant="h3" component="h2" sx={{ py: 1.5 }}>
        {group[0] && content.monthOf(group[0])}{' '}
        {group === next && group[0]?.closes ? (
          <Chip component="span" color="primary" label={content.words.next} sx={{ my: -0.5 }} />
        ) : null}
      </Typography>
      <div>
        {group.map((scholarship) => (
          <Item key={scholarship.name} scholarship={scholarship} words={content.words} />
        ))}
      </div>
    </Box>
  ));
}

function Item({ scholarship, words }: { scholarship: Scholarship; words: ScholarshipsContent['words'] }) {
  const { name, countries, levels, facts, amount, rupees, nepal, who, when } = scholarship;
  const href = facts[0]?.source.url ?? '';
  const level = levels ? words.levels(levels) : words.anyLevel;
  return (
    <Fold
      id={slugOf(name).replaceAll(/[^a-z-]/g, '')}
      title={name}
      heading="h3"
      answer={`${countries[0]}, ${level}. ${amount}.`}
    >
      <Box sx={{ pl: 3, maxWidth: '66ch' }}>
        {nepal === 'open' ? null : <Chip label={words.nepal[nepal]} sx={{ mb: 1 }} />}
        <Typography>{[rupees, who].filter(Boolean).join(' ')}</Typography>
        <Typography>{`${withWholeDates(when)}.`}</Typography>
        <Link
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          sx={{ display: 'inline-block', py: 1.25, fontWeight: 600 }}
        >
          <LinkLabel label={words.official} more={`of ${name}`} href={href} />
        </Link>
      </Box>
    </Fold>
  );
}
