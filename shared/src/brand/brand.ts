/**
 * The consultancy's facts; no other file repeats them. Sayapatri (the marigold), its numbers, addresses and people are
 * sample data, which the consultancy replaces here.
 */
export const brand = {
  name: 'Sayapatri',
  fullName: 'Sayapatri Education Hub',
  shortName: 'Sayapatri',
  /** Scheme and host of the live site; SITE_ORIGIN overrides it. */
  origin: 'https://www.sayapatri.example',
  tagline:
    'Empowering students to achieve their educational dreams through expert guidance and comprehensive support services.',
  copyrightYear: 2024,
  copyright: 'All rights reserved. | Designed for students worldwide',
  /** Dialable form first, then as people in Nepal read it. The header shows the first one. */
  phones: [
    { href: 'tel:+977015550140', label: '+977 01-5550140' },
    { href: 'tel:+9779800000140', label: '+977 980-0000140' },
  ],
  email: 'hello@sayapatri.example',
  offices: [
    {
      id: 'lalitpur',
      name: 'Lalitpur',
      address: 'Kumaripati, Lalitpur',
      short: 'Lalitpur, Nepal',
      latitude: 27.6694,
      longitude: 85.3203,
    },
    {
      id: 'kathmandu',
      name: 'Kathmandu',
      address: 'New Baneshwor, Kathmandu',
      short: 'Kathmandu, Nepal',
      latitude: 27.6886,
      longitude: 85.3356,
    },
  ],
  socials: [
    { name: 'Facebook', icon: 'facebook', href: 'https://www.facebook.com/sayapatri.example' },
    { name: 'Instagram', icon: 'instagram', href: 'https://www.instagram.com/sayapatri.example' },
    { name: 'LinkedIn', icon: 'linkedin', href: 'https://www.linkedin.com/company/sayapatri-example' },
  ],
  officeHours: [
    { days: 'Mon-Fri', hours: '9:00 AM-6:00 PM' },
    { days: 'Sat', hours: '10:00 AM-4:00 PM' },
    { days: 'Sun', hours: 'closed' },
  ],
  chatHours: [
    { days: 'Sunday-Friday', hours: '08:00 AM-10:00 PM' },
    { days: 'Saturday', hours: 'closed' },
  ],
  /** Hours within which an enquiry is answered. */
  replyHours: 24,
} as const;

/** Minutes after midnight in Kathmandu. */
export interface OpeningTimes {
  opens: number;
  closes: number;
}

/** `10:00 AM-4:00 PM` as minutes; undefined for other text, such as `closed`. */
export function openingTimes(hours: string): OpeningTimes | undefined {
  const [opens, closes] = hours.split('-').map(minutesOf);
  return opens === undefined || closes === undefined ? undefined : { opens, closes };
}

function minutesOf(time: string): number | undefined {
  const [, hour, minute, half] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? [];
  if (hour === undefined) return undefined;
  return ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute);
}

/** A page's title as browser tabs and search engines show it. */
export const documentTitle = (pageTitle: string) => `${pageTitle} | ${brand.name}`;

/** A mailto link with a subject and a short enquiry. Its spelling stays, because released remotes import the name. */
export const inquiryMailto = `mailto:${brand.email}?subject=${encodeURIComponent(
  'Inquiry about studying abroad',
)}&body=${encodeURIComponent(`Hello ${brand.shortName} team,\n\nI would like to know more about studying abroad.\n\nThank you.`)}`;

/** The one third-party host that may be framed (OpenStreetMap's embed needs no key). */
export const mapHost = 'https://www.openstreetmap.org';

type Office = (typeof brand.offices)[number];

/** Address of the framed map around an office, marker included. */
export function mapEmbedUrl({ latitude, longitude }: Office): string {
  const box = [longitude - 0.006, latitude - 0.004, longitude + 0.006, latitude + 0.004];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${mapHost}/export/embed.html?${query}`;
}

/** Address of the full map page of an office. */
export function mapLinkUrl({ latitude, longitude }: Office): string {
  return `${mapHost}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
