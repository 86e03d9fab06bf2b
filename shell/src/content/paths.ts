import { pagePaths } from '@sayapatri/contract';
import type { Cta } from '@sayapatri/design';
import { brand } from '@sayapatri/facts/brand';

/** The paths of the shell's own pages. The paths of a remote's pages come with its release. */
export const paths = {
  home: pagePaths.home,
  about: pagePaths.about,
  contact: pagePaths.contact,
  services: pagePaths.services,
  universityAdmission: '/services/university-admission',
  testPreparation: '/services/test-preparation',
  accommodation: '/services/accommodation',
  scholarship: '/services/scholarship',
  visa: '/services/visa',
  career: '/services/career',
  teamSlider: '/test-team-slider',
  offline: '/offline',
} as const;

export type ShellPath = (typeof paths)[keyof typeof paths];
export type ServicePath = Extract<ShellPath, `/services/${string}`>;

/** The site's main call to action. */
export const freeConsultation: Cta = { label: 'Free Consultation', href: paths.contact };

/** The main call to action on the home page. */
export const startJourney: Cta = { label: 'Start Your Journey', href: paths.contact };

/** The planning tools, which are pages of the remote that owns their data. */
export const planHub: Cta = { label: 'Plan your studies', href: pagePaths.plan };
export const costPlanner: Cta = { label: 'What a year costs in rupees', href: pagePaths.planCost };

/** The way back from the page of one service. */
export const allServices: Cta = { label: 'All services', href: paths.services };

const [phone] = brand.phones;

/** A link that calls the office. */
export const contactPhone = { label: `Call ${phone.label}`, href: phone.href };

/** Nepal's mobile numbers begin with 97 or 98; a landline has no messenger. */
const mobile = brand.phones.find(({ href }) => /^tel:\+9779[78]/.test(href))?.href.replace('tel:+', '');

/** Links that open a chat with the office in a messenger. */
export const messengers: readonly { label: string; href: string }[] = mobile
  ? [
      { label: 'WhatsApp', href: `https://wa.me/${mobile}` },
      { label: 'Viber', href: `viber://chat?number=%2B${mobile}` },
    ]
  : [];
