import { brand, Icon, mapEmbedUrl, mapLinkUrl, Section, styled } from '@sayapatri/design';
import type { ContactContent } from '../../content/contact.ts';
import { OfficeFigure, TwoOffices } from './TwoOffices.tsx';

const Maps = styled('div')({
  display: 'grid',
  gap: 'clamp(16px, 2vw, 32px)',
  alignItems: 'start',
  '@media (min-width: 600px)': {
    gridTemplateColumns: '1fr 1fr',
    // The drawing of both stands above them, or beside them where there is room.
    '& > [data-both]': { gridColumn: '1 / -1' },
  },
  '@media (min-width: 900px)': {
    grid: 'auto 1fr / 3fr 2fr',
    '& > [data-both]': { gridColumn: 1, gridRow: '1 / span 2' },
  },
});

/** Where the offices are. */
export function OfficeMaps({ title, intro, both, ...texts }: ContactContent['map']) {
  const [one, other, third] = brand.offices;
  return (
    <Section band="sand" title={title} intro={intro}>
      <Maps>
        {other && !third ? <TwoOffices offices={[one, other]} texts={both} /> : null}
        {brand.offices.map((office) => (
          <OfficeMap key={office.id} office={office} {...texts} />
        ))}
      </Maps>
    </Section>
  );
}

/** Closed until the visitor asks for the map: a frame that is not shown is not loaded. */
const Shown = styled('details')({
  borderTop: '1px solid var(--mui-palette-divider)',
  '& summary': { minHeight: 44, padding: '10px 24px', fontWeight: 600, cursor: 'pointer' },
  '& iframe': {
    display: 'block',
    width: '100%',
    height: 'clamp(240px, 30vw, 340px)',
    border: 0,
    background: 'var(--primary-soft)',
  },
});

interface OfficeMapProps extends Pick<ContactContent['map'], 'openMap' | 'mapOf' | 'showMap'> {
  office: (typeof brand.offices)[number];
}

/** One office, and its map on request: the site's only third-party frame. */
function OfficeMap({ office, openMap, mapOf, showMap }: OfficeMapProps) {
  return (
    <OfficeFigure>
      <figcaption>
        <h3>{office.name}</h3>
        {office.address}
        <br />
        <a href={mapLinkUrl(office)} target="_blank" rel="noopener noreferrer">
          {openMap}: {office.name}
          <Icon name="external" fontSize="small" />
        </a>
      </figcaption>
      <Shown>
        <summary>
          {showMap}: {office.name}
        </summary>
        <iframe src={mapEmbedUrl(office)} title={`${mapOf} ${office.address}`} loading="lazy" />
      </Shown>
    </OfficeFigure>
  );
}
