import { brand, Icon, mapEmbedUrl, mapLinkUrl, Section, styled } from '@sayapatri/design';
import type { ContactContent } from '../../content/contact.ts';
import valley from '../../drawings/ValleySkyline.tsx?drawing';
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

/** Where in the drawing of the valley each office's part begins: Patan's temples, the stupa, Dharahara. */
const parts = ['54%', '17%', '84%'];

/** Where the offices are. */
export function OfficeMaps({ title, intro, openMap, mapOf, both }: ContactContent['map']) {
  const [one, other, third] = brand.offices;
  return (
    <Section band="sand" title={title} intro={intro}>
      <Maps>
        {other && !third ? <TwoOffices offices={[one, other]} texts={both} /> : null}
        {brand.offices.map((office, index) => (
          <OfficeMap
            key={office.id}
            office={office}
            part={parts[index % parts.length]}
            openMap={openMap}
            mapOf={mapOf}
          />
        ))}
      </Maps>
    </Section>
  );
}

/** Visible until the map has loaded, and if the map's host can't be reached. */
const Ground = styled('div')({
  position: 'relative',
  height: 'clamp(220px, 24vw, 340px)',
  background: 'linear-gradient(var(--primary-soft), var(--mui-palette-background-default))',
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& > svg': {
    boxSizing: 'content-box',
    position: 'absolute',
    inset: '16px auto auto 16px',
    padding: 10,
    borderRadius: '50%',
    fontSize: '1.75rem',
    color: 'var(--mui-palette-primary-main)',
    background: 'var(--mui-palette-background-paper)',
  },
  '@media print': { display: 'none' },
  '& > iframe': { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 },
});

interface OfficeMapProps extends Pick<ContactContent['map'], 'openMap' | 'mapOf'> {
  office: (typeof brand.offices)[number];
  /** The horizontal position of the drawing. */
  part: string | undefined;
}

/** One office on a map: the site's only third-party frame, loaded lazily. */
function OfficeMap({ office, part, openMap, mapOf }: OfficeMapProps) {
  return (
    <OfficeFigure>
      <Ground>
        <img src={valley} alt="" width={1200} height={320} loading="lazy" style={{ objectPosition: part }} />
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
