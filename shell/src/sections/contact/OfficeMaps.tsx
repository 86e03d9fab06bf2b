import { brand, Icon, mapEmbedUrl, mapLinkUrl, Section, styled } from '@sayapatri/design';
import type { ContactContent } from '../../content/contact.ts';
import valley from '../../drawings/ValleySkyline.tsx?drawing';

const Maps = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  gap: 'clamp(16px, 2vw, 32px)',
});

/** Where in the drawing of the valley each office's part begins: Patan's temples, the stupa, Dharahara. */
const parts = ['54%', '17%', '84%'];

/** Where the offices are. */
export function OfficeMaps({ title, intro, openMap, mapOf }: ContactContent['map']) {
  return (
    <Section band="sand" title={title} intro={intro}>
      <Maps>
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

/** A map with its caption, as a card. */
const OfficeFigure = styled('figure')(({ theme }) => ({
  margin: 0,
  background: 'var(--mui-palette-background-paper)',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 16,
  overflow: 'hidden',
  '& figcaption': { padding: '18px 24px', borderTop: '1px solid var(--mui-palette-divider)' },
  '& h3': { ...theme.typography.h3, margin: 0 },
  '& a': {
    display: 'inline-block',
    paddingBlock: 9,
    fontWeight: 600,
    color: 'var(--mui-palette-primary-main)',
    textUnderlineOffset: '0.2em',
  },
  '& a svg': { marginLeft: 6, verticalAlign: '-0.2em' },
}));

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
        <h3>{office.address}</h3>
        <a href={mapLinkUrl(office)} target="_blank" rel="noopener noreferrer">
          {openMap}: {office.name}
          <Icon name="external" fontSize="small" />
        </a>
      </figcaption>
    </OfficeFigure>
  );
}
