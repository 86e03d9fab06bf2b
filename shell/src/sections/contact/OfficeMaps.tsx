import { brand, Icon, mapEmbedUrl, mapLinkUrl, Section, styled } from '@sayapatri/design';
import type { ContactContent } from '../../content/contact.ts';
import { OfficeFigure, TwoOffices } from './TwoOffices.tsx';

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

/** Visible until the map has loaded, and if the map's host can't be reached. */
const Ground = styled('div')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: 'clamp(220px, 24vw, 340px)',
  color: 'var(--mui-palette-primary-main)',
  background:
    'repeating-radial-gradient(circle, var(--primary-soft) 0 46px, var(--mui-palette-background-default) 47px 48px)',
  '& > svg': { fontSize: '3rem' },
  '& > iframe': { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 },
});

interface OfficeMapProps extends Pick<ContactContent['map'], 'openMap' | 'mapOf'> {
  office: (typeof brand.offices)[number];
}

/** One office on a map: the site's only third-party frame, loaded lazily. */
function OfficeMap({ office, openMap, mapOf }: OfficeMapProps) {
  return (
    <OfficeFigure>
      <Ground>
        <Icon name="map" />
        <iframe src={mapEmbedUrl(office)} title={`${mapOf} ${office.address}`} loading="lazy" />
      </Ground>
      <figcaption>
        <h3>{office.name}</h3>
        {office.address}
        <br />
        <a href={mapLinkUrl(office)} target="_blank" rel="noopener noreferrer">
          {openMap}: {office.name}
          <Icon name="external" fontSize="small" />
        </a>
      </figcaption>
    </OfficeFigure>
  );
}
