import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { linkedText } from '@sayapatri/design';
import { FigureText } from '../components/FigureText.tsx';
import { LinkLabel } from '../components/LinkButtons.tsx';
import { labels } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';

const Award = styled('li')(({ theme }) => ({
  paddingBlock: 6,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  breakInside: 'avoid',
  ...theme.typography.body2,
  lineHeight: 1.45,
}));

const Awards = ({ items }: { items: SectionOf<'scholarships'>['items'] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
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
  </Box>
);

/** The awards, each with its amount, what it covers, who may apply, and its own page. */
export function Scholarships({ section: { items, others } }: { section: SectionOf<'scholarships'> }) {
  const stands = ({ name }: (typeof items)[number]) => !others?.names.includes(name);
  return (
    <>
      <Awards items={items.filter(stands)} />
      {others ? (
        <>
          <Typography component="h4" variant="body2" sx={{ mt: 1.5, mb: 0.5, fontWeight: 650 }}>
            {others.title}
          </Typography>
          <Awards items={items.filter((award) => !stands(award))} />
        </>
      ) : null}
    </>
  );
}
