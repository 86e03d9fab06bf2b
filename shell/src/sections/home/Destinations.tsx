import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { Datasets } from '@sayapatri/contract';
import { type Heading, Section, SourceLine } from '@sayapatri/design';
import { destinations } from '../../content/destinations.ts';
import { tools } from '../../content/tools.ts';
import { useNavLinks } from '../../navigation/SiteContext.ts';
import { DestinationCard } from './DestinationCard.tsx';

/** Two columns on a phone, where the text is not enlarged; four on wider screens, so that eight fill their rows. */
const Countries = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(8.5rem, 100%), 40%), 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media (min-width: 720px)': { gridTemplateColumns: 'repeat(4, 1fr)' },
  '@media (min-width: 900px)': { gap: 20 },
});

const placeOf = (path: string) =>
  destinations.includes(path) ? destinations.indexOf(path) : destinations.length;

/** The live country guides, a card each with the facts in the guide's head, and the planning tools. */
export function Destinations({
  title,
  intro,
  guideFacts = [],
}: Heading & { guideFacts?: Datasets['guideFacts'] | undefined }) {
  const guides = useNavLinks('study-abroad').sort((one, other) => placeOf(one.path) - placeOf(other.path));
  if (guides.length === 0) return null;
  const factsOf = (path: string) => guideFacts.find(({ guidePath }) => guidePath === path);
  const most = Math.max(...guideFacts.map(({ firstYear }) => firstYear?.high ?? 0));
  return (
    <Section band="sand" title={title} intro={intro}>
      <Countries>
        {guides.map(({ label, path }) => (
          <DestinationCard key={path} label={label} path={path} guide={factsOf(path)} most={most} />
        ))}
      </Countries>
      {/* On a phone each is as wide as the cards. */}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mt: { xs: 1.5, md: 3 } }}>
        {tools.map(({ label, href }) => (
          <Button key={href} href={href} variant="outlined" sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}>
            {label}
          </Button>
        ))}
      </Stack>
      {/* The guides name the official pages of SPEC's figures. */}
      <SourceLine facts={guides.flatMap(({ path }) => factsOf(path)?.sources ?? [])} />
    </Section>
  );
}
