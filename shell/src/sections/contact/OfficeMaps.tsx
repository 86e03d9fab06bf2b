import { brand, Section, styled } from '@sayapatri/design';
import type { ContactContent } from '../../content/contact.ts';
import { OfficeMap } from './OfficeMap.tsx';
import { TwoOffices } from './TwoOffices.tsx';

const Maps = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  gap: 'clamp(16px, 2vw, 32px)',
  // Two maps side by side stand below the drawing of both.
  '@media (min-width: 700px) and (max-width: 1119px)': {
    '& > :nth-of-type(3n + 1)': { gridColumn: '1 / -1' },
  },
});

/** Where the offices are. */
export function OfficeMaps({ title, intro, openMap, mapOf, both }: ContactContent['map']) {
  const [one, other, third] = brand.offices;
  return (
    <Section band="sand" title={title} intro={intro}>
      <Maps>
        {other && !third ? <TwoOffices offices={[one, other]} texts={both} /> : null}
        {brand.offices.map((office) => (
          <OfficeMap key={office.id} office={office} openMap={openMap} mapOf={mapOf} />
        ))}
      </Maps>
    </Section>
  );
}
