import { brand, Section, styled } from '@sayapatri/design';
import type { ContactContent } from '../../content/contact.ts';
import { OfficeMap } from './OfficeMap.tsx';

const Maps = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  gap: 32,
});

/** Where the offices are. */
export function OfficeMaps({ title, intro, openMap, mapOf }: ContactContent['map']) {
  return (
    <Section band="sand" title={title} intro={intro}>
      <Maps>
        {brand.offices.map((office) => (
          <OfficeMap key={office.id} office={office} openMap={openMap} mapOf={mapOf} />
        ))}
      </Maps>
    </Section>
  );
}
