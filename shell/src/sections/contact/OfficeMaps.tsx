import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import { styled } from '@mui/material/styles';
import { Section } from '@sayapatri/design';
import { brand, mapEmbedUrl, mapLinkUrl } from '@sayapatri/facts/brand';
import valley from '@sayapatri/pictures/valley-map.svg';
import type { ContactContent } from '../../content/contact.ts';

const Offices = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  gap: 'clamp(16px, 2vw, 32px)',
});

type Office = (typeof brand.offices)[number];

/** The drawn map's size on the page. */
const drawn = { width: 1300, height: 1130 };

/** The position of the drawn map that centres the office; undefined for an office outside the valley. */
function centredOn({ latitude, longitude }: Office) {
  const left = (longitude - 85.26) / 0.13;
  const top = (27.745 - latitude) / 0.1;
  if (Math.min(left, top) < 0.2 || Math.max(left, top) > 0.8) return undefined;
  return { left: `calc(50% - ${left * drawn.width}px)`, top: `calc(50% - ${top * drawn.height}px)` };
}

export function OfficeMaps({ title, intro, ...texts }: ContactContent['map']) {
  return (
    <Section band="sand" title={title} intro={intro}>
      <Offices>
        {brand.offices.map((office) => (
          <OfficeMap key={office.id} office={office} {...texts} />
        ))}
      </Offices>
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
  '& figcaption': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 24,
    padding: '18px 24px',
    borderTop: '1px solid var(--mui-palette-divider)',
  },
  '& h3': { ...theme.typography.h3, flexBasis: '100%', margin: 0 },
  '& :is(a, summary)': { paddingBlock: 9, fontWeight: 600, color: 'var(--mui-palette-primary-main)' },
  '& a': { textUnderlineOffset: '0.2em' },
  '& a svg': { marginLeft: 6, verticalAlign: '-0.2em' },
  '& summary': { cursor: 'pointer' },
  '&:has(details[open]) > div > div': { display: 'none' },
}));

const Maps = styled('div')({
  position: 'relative',
  height: 'clamp(220px, 24vw, 340px)',
  '@media print': { display: 'none' },
  '& > *': { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 },
});

/**
 * The drawn map, which covers the live map until the visitor asks for the live one: if the map's host can't be reached, the
 * browser fills the frame with an error, which the page can't detect.
 */
const Drawn = styled('div')({
  overflow: 'hidden',
  background: 'linear-gradient(var(--mui-palette-primarySoft), var(--mui-palette-background-default))',
  '& img': { position: 'absolute', maxWidth: 'none' },
  '& svg': {
    position: 'absolute',
    inset: 'calc(50% - 24px) auto auto calc(50% - 24px)',
    padding: 10,
    borderRadius: '50%',
    fontSize: '48px',
    color: 'var(--mui-palette-primary-main)',
    background: 'var(--mui-palette-background-paper)',
    boxShadow: '0 2px 12px rgb(0 0 0 / 0.3)',
    // The pin stands out among dark streets.
    '@media (prefers-color-scheme: dark)': {
      color: 'var(--mui-palette-bandDeep)',
      background: 'var(--mui-palette-onDeep)',
    },
  },
});

interface OfficeMapProps extends Omit<ContactContent['map'], 'title' | 'intro'> {
  office: Office;
}

/** One office on a map: the site's only third-party frame, loaded lazily. The link leads keyboard users to the same map. */
function OfficeMap({ office, openMap, liveMap, mapOf }: OfficeMapProps) {
  const centred = centredOn(office);
  return (
    <OfficeFigure>
      <Maps>
        <iframe src={mapEmbedUrl(office)} title={`${mapOf} ${office.address}`} loading="lazy" tabIndex={-1} />
        <Drawn>
          {centred ? <img src={valley} alt="" {...drawn} loading="lazy" style={centred} /> : null}
          <PlaceOutlinedIcon />
        </Drawn>
      </Maps>
      <figcaption>
        <h3>{office.address}</h3>
        <a href={mapLinkUrl(office)} target="_blank" rel="noopener noreferrer">
          {openMap}: {office.name}
          <OpenInNewIcon fontSize="small" />
        </a>
        <details>
          <summary>{liveMap}</summary>
        </details>
      </figcaption>
    </OfficeFigure>
  );
}
