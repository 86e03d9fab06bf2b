import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkLabel } from '../../guides/components/TextLinks.tsx';
import { monthOf, summaryOf } from '../content/scholarships.ts';
import texts from '../content/scholarshipsPage.json';
import { withWholeDates } from '../format.ts';
import { Fold } from '../reading/Fold.tsx';
import { byDeadline, type Scholarship, slugOf } from '../scholarships/scholarship.ts';

interface ScholarshipListProps {
  shown: readonly Scholarship[];
  /** The reader's day in Nepal, or the build's until it is known. */
  today: { month: number; day: number };
  /** Whether the group that closes next is marked. */
  marked?: boolean;
}

/** Scholarships by the month in which they close, the next one first; an open one says who can apply, and when. */
export const ScholarshipList = ({ shown, today, marked = false }: ScholarshipListProps) =>
  byDeadline(shown, today).map((group, index) => (
    <Box
      key={group[0]?.name}
      sx={{ display: { md: 'grid' }, gridTemplateColumns: '220px 1fr', gap: 4, mb: { xs: 2, md: 3 } }}
    >
      <Typography variant="h3" component="h2" sx={{ py: 1.5 }}>
        {group[0] && monthOf(group[0])}{' '}
        {marked && index === 0 && group[0]?.closes ? (
          <Chip component="span" label={texts.next} sx={{ my: -0.5 }} />
        ) : null}
      </Typography>
      <div>
        {group.map((scholarship) => (
          <Item key={scholarship.name} scholarship={scholarship} />
        ))}
      </div>
    </Box>
  ));

function Item({ scholarship }: { scholarship: Scholarship }) {
  const { name, facts, rupees, nepal, who, when, isStated } = scholarship;
  const href = facts[0]?.source.url ?? '';
  return (
    <Fold
      id={slugOf(name).replaceAll(/[^a-z-]/g, '')}
      title={name}
      heading="h3"
      answer={summaryOf(scholarship)}
    >
      <Box sx={{ maxWidth: '40em' }}>
        {nepal === 'open' ? null : <Chip label={texts.nepal[nepal]} sx={{ mb: 1 }} />}
        {/* Who can apply stands in the answer where no page states an amount. */}
        <Typography>{isStated ? [rupees, who].filter(Boolean).join(' ') : texts.noAmount}</Typography>
        <Typography>{`${withWholeDates(when)}.`}</Typography>
        <Link href={href} sx={{ display: 'inline-block', py: 1.25 }}>
          <LinkLabel label={texts.official} more={`of ${name}`} href={href} />
        </Link>
      </Box>
    </Fold>
  );
}
