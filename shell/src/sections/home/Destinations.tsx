import { CardGrid, LinkRow, Section, SourceLine } from 'shared/core';
import { type DestinationFacts, destinations } from '../../content/destinations.ts';
import type { Heading } from '../../content/sections.ts';
import { tools } from '../../content/tools.ts';
import { useNavLinks } from '../../navigation/SiteContext.ts';
import { DestinationCard } from './DestinationCard.tsx';

/** The order of the cards; a guide without facts comes last. */
const order = Object.keys(destinations);
const placeOf = (path: string) => (order.includes(path) ? order.indexOf(path) : order.length);

const factsOf = (path: string): DestinationFacts | undefined => destinations[path as `/${string}`];

/** The live country guides, a card each, and the planning tools. */
export function Destinations({ title, intro }: Heading) {
  const guides = useNavLinks('study-abroad').sort((one, other) => placeOf(one.path) - placeOf(other.path));
  if (guides.length === 0) return null;
  const facts = guides.flatMap(({ path }) => Object.values(factsOf(path) ?? {}));
  return (
    <Section band="sand" title={title} intro={intro}>
      <CardGrid min={250}>
        {guides.map(({ label, path }) => (
          <DestinationCard key={path} label={label} path={path} facts={factsOf(path)} />
        ))}
      </CardGrid>
      <LinkRow links={tools} />
      {/* The guides name the official pages of SPEC's figures. */}
      <SourceLine facts={facts.filter(({ origin }) => origin === 'ledger')} />
    </Section>
  );
}
