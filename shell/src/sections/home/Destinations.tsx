import { styled } from '@mui/material/styles';
import type { Datasets } from '@sayapatri/contract';
import { CardGrid, type Heading, LinkRow, Section, SourceLine } from '@sayapatri/design';
import { destinations } from '../../content/destinations.ts';
import { tools } from '../../content/tools.ts';
import { useNavLinks } from '../../navigation/SiteContext.ts';
import { DestinationCard } from './DestinationCard.tsx';

/** Two columns on a phone, where the text is not enlarged; four on wider screens, so that eight fill their rows. */
const Countries = styled('div')({
  '@media (max-width: 899px)': { '& > ul': { gap: 12 } },
  '@media (max-width: 719px)': {
    '& > ul': { gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(8.5rem, 100%), 40%), 1fr))' },
  },
  // The tools, each as wide as the cards.
  '@media (max-width: 479px)': { '& > div > a': { flexBasis: '100%' } },
  '@media (min-width: 720px)': { '& > ul': { gridTemplateColumns: 'repeat(4, 1fr)' } },
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
    <Section band="sand" weight="lead" title={title} intro={intro}>
      <Countries>
        <CardGrid min={250}>
          {guides.map(({ label, path }) => (
            <DestinationCard key={path} label={label} path={path} guide={factsOf(path)} most={most} />
          ))}
        </CardGrid>
        <LinkRow links={tools} />
      </Countries>
      {/* The guides name the official pages of SPEC's figures. */}
      <SourceLine facts={guides.flatMap(({ path }) => factsOf(path)?.sources ?? [])} />
    </Section>
  );
}
