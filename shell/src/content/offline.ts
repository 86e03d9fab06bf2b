import { contactPhone, paths } from './paths.ts';
import type { Cta, HeroText } from './sections.ts';

interface OfflineContent {
  hero: HeroText;
  home: Cta;
  call: { label: string; href: string };
  /** Heading of the list of guides that are kept on the device. */
  kept: string;
}

/** Shown by the service worker in place of a page that is not on the device. */
const offline: OfflineContent = {
  hero: {
    title: 'You are offline',
    blurb:
      'There is no network at the moment, and this page is not on your device. The country guides that you have opened before can be read offline. You can also call us.',
  },
  home: { label: 'Go to the home page', href: paths.home },
  call: contactPhone,
  kept: 'Guides on this device',
};

export default offline;
