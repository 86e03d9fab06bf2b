import type { Cta } from './sections.ts';

/** The shell's own addresses. A remote's addresses come with its release and are written nowhere here. */
export const paths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  services: '/services',
  universityAdmission: '/services/university-admission',
  testPreparation: '/services/test-preparation',
  accommodation: '/services/accommodation',
  scholarship: '/services/scholarship',
  visa: '/services/visa',
  career: '/services/career',
  teamSlider: '/test-team-slider',
} as const;

export type ShellPath = (typeof paths)[keyof typeof paths];
export type ServicePath = Extract<ShellPath, `/services/${string}`>;

/** The site's main call to action. */
export const freeConsultation: Cta = { label: 'Free Consultation', href: paths.contact };
