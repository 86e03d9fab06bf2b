import { brand } from '@sayapatri/facts/brand';
import { contactPhone } from './paths.ts';

const [phone, mobile = phone] = brand.phones;

/** Shown by the service worker in place of a page that is not on the device. */
export default {
  hero: {
    title: 'You are offline',
    blurb:
      'There is no network, and this page is not on your device. Country guides that you have opened before can be read offline. You can also call us.',
  },
  again: 'Try again',
  call: contactPhone,
  /** The second number. */
  mobile: { label: `Call ${mobile.label}`, href: mobile.href },
  offices: 'Our offices',
  /** Heading of the list of guides that are kept on the device. */
  kept: 'Guides on this device',
} as const;
