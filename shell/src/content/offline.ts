import { brand } from '@sayapatri/facts/brand';
import { contactPhone } from './paths.ts';

const [phone, mobile = phone] = brand.phones;

/** Shown by the service worker in place of a page that is not on the device. */
export default {
  hero: {
    title: 'You are offline',
    blurb:
      'There is no network, and this page is not on your device. Try again later, read a guide that you have opened before, or call us.',
  },
  again: 'Try again',
  call: contactPhone,
  /** The second number. */
  mobile: { label: `Call ${mobile.label}`, href: mobile.href },
  offices: 'Our offices',
  /** Heading of the list of guides. */
  kept: 'Country guides',
  whatIsKept: 'You can read a guide without a network if you have opened it on this device before.',
} as const;
