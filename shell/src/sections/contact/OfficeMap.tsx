import { type brand, Icon, mapEmbedUrl, mapLinkUrl, styled, Typography } from '@sayapatri/design';
import type { ContactContent } from '../../content/contact.ts';

const Figure = styled('figure')({
  margin: 0,
  background: 'var(--mui-palette-background-paper)',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 16,
  overflow: 'hidden',
});

/** Visible until the map has loaded, and if the map's host can't be reached. */
const Ground = styled('div')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: 'clamp(220px, 24vw, 340px)',
  color: 'var(--mui-palette-primary-main)',
  background:
    'repeating-linear-gradient(60deg, var(--primary-soft) 0 46px, var(--mui-palette-background-default) 46px 48px)',
  '& > svg': { fontSize: '3rem' },
  '& > iframe': { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 },
});

const Caption = styled('figcaption')({
  padding: '18px 24px',
  borderTop: '1px solid var(--mui-palette-divider)',
  '& a': {
    display: 'inline-block',
    paddingBlock: 9,
    fontWeight: 600,
    color: 'var(--mui-palette-primary-main)',
    textUnderlineOffset: '0.2em',
  },
  '& svg': { marginLeft: 6, verticalAlign: '-0.2em' },
});

interface OfficeMapProps extends Pick<ContactContent['map'], 'openMap' | 'mapOf'> {
  office: (typeof brand.offices)[number];
}

/** One office on a map: the site's only third-party frame, loaded lazily. */
export function OfficeMap({ office, openMap, mapOf }: OfficeMapProps) {
  return (
    <Figure>
      <Ground>
        <Icon name="map" />
        <iframe src={mapEmbedUrl(office)} title={`${mapOf} ${office.address}`} loading="lazy" />
      </Ground>
      <Caption>
        <Typography variant="h3">{office.name}</Typography>
        {office.address}
        <br />
        <a href={mapLinkUrl(office)} target="_blank" rel="noopener noreferrer">
          {openMap}: {office.name}
          <Icon name="external" fontSize="small" />
        </a>
      </Caption>
    </Figure>
  );
}
