import { brand, Icon, mapEmbedUrl, mapLinkUrl, Section, styled } from '@sayapatri/design';
import type { ContactContent } from '../../content/contact.ts';
import valley from '../../drawings/map/ValleyMap.tsx?drawing';

const Maps = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  gap: 'clamp(16px, 2vw, 32px)',
});

type Office = (typeof brand.offices)[number];

/** The drawn map's size on the page. */
const drawn = { width: 1300, height: 1130 };

/** Where the drawn map lies so that the office is in the middle; undefined for one outside the valley. */
function centredOn({ latitude, longitude }: Office) {
  const left = (longitude - 85.26) / 0.13;
  const top = (27.745 - latitude) / 0.1;
  if (Math.min(left, top) < 0.2 || Math.max(left, top) > 0.8) return undefined;
  return { left: `calc(50% - ${left * drawn.width}px)`, top: `calc(50% - ${top * drawn.height}px)` };
}

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
  overflow: 'hidden',
  '& > img': { position: 'absolute', maxWidth: 'none' },
  '& > svg': {
    position: 'absolute',
    inset: 'calc(50% - 24px) auto auto calc(50% - 24px)',
    padding: 10,
    borderRadius: '50%',
    fontSize: '48px',
    color: 'var(--mui-palette-primary-main)',
    background: 'var(--mui-palette-background-paper)',
    boxShadow: '0 2px 12px rgb(0 0 0 / 0.3)',
  },
  '@media print': { display: 'none' },
  '& > iframe': { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 },
});

interface OfficeMapProps extends Pick<ContactContent['map'], 'openMap' | 'mapOf'> {
  office: Office;
}

/** One office on a map: the site's only third-party frame, loaded lazily. */
function OfficeMap({ office, openMap, mapOf }: OfficeMapProps) {
  const centred = centredOn(office);
  return (
    <OfficeFigure>
      <Ground>
        {centred ? <img src={valley} alt="" {...drawn} loading="lazy" style={centred} /> : null}
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
