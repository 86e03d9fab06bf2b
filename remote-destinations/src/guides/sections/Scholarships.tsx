import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { linkedText } from '@sayapatri/design';
import { FigureText } from '../components/FigureText.tsx';
import { ItemGrid } from '../components/ItemGrid.tsx';
import { LinkLabel } from '../components/TextLinks.tsx';
import labels from '../content/labels.json';
import type { SectionOf } from '../schema/guide.ts';

const Award = styled('li')(({ theme }) => ({
  paddingBlock: 6,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  breakInside: 'avoid',
  ...theme.typography.body2,
  lineHeight: 1.45,
}));

/** The awards, each with its amount, what it covers, who may apply, and its own page. */
export const Scholarships = ({ section: { items } }: { section: SectionOf<'scholarships'> }) => (
  <ItemGrid sx={{ rowGap: 0, ...(items.length % 2 === 1 && { gridTemplateColumns: 'minmax(0, 1fr)' }) }}>
    {items.map(({ name, amount, description, coverage, eligibility, website }) => (
      <Award key={name}>
        <Link href={website} sx={{ display: 'block', width: 'fit-content', fontWeight: 650 }}>
          <LinkLabel label={name} more={labels.officialPage} href={website} />
        </Link>
        <Box component="strong" sx={{ fontWeight: 600 }}>
          <FigureText stated={amount} mark="." />
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {linkedText(
            [
              coverage && `${labels.coverage}: ${coverage}`,
              eligibility && `${labels.eligibility}: ${eligibility}`,
              description,
            ]
              .filter(Boolean)
              .join(' '),
          )}
        </Box>
      </Award>
    ))}
  </ItemGrid>
);
