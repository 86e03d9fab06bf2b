import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { Datasets } from '@sayapatri/contract';
import { type Heading, Section, SourceLine } from '@sayapatri/design';
import labels from '../../content/labels/home.json';
import { costPlanner, planHub } from '../../content/paths.ts';
import { useNavLinks } from '../../navigation/SiteContext.ts';
import { DestinationCard } from './DestinationCard.tsx';

const Countries = styled('ol')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, 1fr)', gap: 20 },
}));

/** The live country guides by what a first year costs, those without a sum last, and the planning tools. */
export function Destinations({
  title,
  intro,
  guideFacts = [],
}: Heading & { guideFacts?: Datasets['guideFacts'] | undefined }) {
  const guides = useNavLinks('study-abroad');
  if (guides.length === 0) return null;
  const factsOf = (path: string) => guideFacts.find(({ guidePath }) => guidePath === path);
  const costOf = (path: string) => factsOf(path)?.firstYear?.low ?? Number.MAX_VALUE;
  const ranked = [...guides].sort((one, other) => costOf(one.path) - costOf(other.path));
  return (
    <Section band="sand" title={title} intro={intro}>
      <Countries>
        {ranked.map(({ label, path }, index) => (
          <DestinationCard key={path} rank={index + 1} label={label} path={path} guide={factsOf(path)} />
        ))}
      </Countries>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, mt: { xs: 0.5, md: 2 } }}>
        {[costPlanner, { ...planHub, label: labels.allTools }].map(({ label, href }) => (
          <Link key={href} href={href} sx={{ py: 1.5, typography: { xs: 'caption', md: 'body1' } }}>
            {label}
          </Link>
        ))}
      </Stack>
      {/* The guides name the official pages of SPEC's figures. */}
      <SourceLine facts={guides.flatMap(({ path }) => factsOf(path)?.sources ?? [])} />
    </Section>
  );
}
