import type { ComponentType } from 'react';
import { FactRows } from '../components/FactRows.tsx';
import { GuideSection } from '../components/GuideSection.tsx';
import type { ContentSection, SectionOf } from '../schema/guide.ts';
import { Costs } from './Costs.tsx';
import { CountryFacts } from './CountryFacts.tsx';
import { FigureTable } from './FigureTable.tsx';
import { Items } from './Items.tsx';
import { Ladder } from './Ladder.tsx';
import { Scholarships } from './Scholarships.tsx';
import { Stats } from './Stats.tsx';
import { Tuition } from './Tuition.tsx';
import { Universities } from './Universities.tsx';

type Kind = ContentSection['kind'];

/** The component of every kind of section. The compiler reports a kind without a component. */
const views: { readonly [Key in Kind]: ComponentType<{ section: SectionOf<Key> }> } = {
  stats: Stats,
  facts: ({ section }) => <FactRows rows={section.items} />,
  countryFacts: CountryFacts,
  universities: Universities,
  points: Items,
  papers: Items,
  steps: Items,
  scholarships: Scholarships,
  costs: Costs,
  table: FigureTable,
  tuition: Tuition,
  ladder: Ladder,
};

/** One section of a guide in its frame. */
export function SectionView({ section }: { section: ContentSection }) {
  // The compiler can't see that the index finds the component for the section's own kind.
  const View = views[section.kind] as ComponentType<{ section: ContentSection }>;
  return (
    <GuideSection section={section}>
      <View section={section} />
    </GuideSection>
  );
}
