import { CardFrame, CardGrid, NameTile, OutlinedLink, styled } from 'shared/core';
import type { UniversityCard } from '../schema/entities.ts';
import type { SectionOf } from '../schema/guide.ts';

const Card = styled(CardFrame)({
  display: 'grid',
  gridTemplateColumns: '72px 1fr',
  gridTemplateRows: '1fr auto',
  gap: 16,
  '& h3': { margin: 0, fontSize: '1.125rem', lineHeight: 1.3 },
  '& > a': { gridColumn: '1 / -1', justifySelf: 'start' },
});

/** A figure is a place in a ranking; words say what the university is known by. */
function Rank({ rank }: Pick<UniversityCard, 'rank'>) {
  return /^\d/.test(rank) ? (
    <p>
      Rank <strong>{rank}</strong>
    </p>
  ) : (
    <p>{rank}</p>
  );
}

export function Universities({ section }: { section: SectionOf<'universities'> }) {
  return (
    <CardGrid min={320}>
      {section.items.map(({ name, rank, location, monogram, website }) => (
        <Card as="li" key={name}>
          <NameTile>{monogram}</NameTile>
          <div>
            <h3>{name}</h3>
            <p>{location}</p>
            <Rank rank={rank} />
          </div>
          <OutlinedLink label="Website" more={`of ${name}`} href={website} />
        </Card>
      ))}
    </CardGrid>
  );
}
