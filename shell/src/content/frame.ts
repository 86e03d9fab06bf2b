import { brand } from '@sayapatri/facts/brand';
/** The texts of the frame around every page: header, menus, footer. */

export const skipLinkLabel = 'Skip to content';

/** Name of the logo's link. */
export const logoLabel = `${brand.name}, home`;

/** Name of the navigation landmark. */
export const mainNavigationLabel = 'Main';

export const menuLabels = {
  studyAbroad: { label: 'Study Abroad', hint: 'Select a country from the dropdown' },
  testPreparation: { label: 'Test Preparation' },
} as const;

export const mobileMenuLabels = { name: 'Menu', open: 'Open menu', close: 'Close menu' } as const;

export const footerHeadings = {
  informations: 'Informations',
  studyAbroad: 'Study Abroad',
  contact: 'Contact Info',
} as const;

/** Follows the name of a link that opens a new tab. */
export const newTabNote = '(opens in a new tab)';

/** Read out while a page's code is loading. */
export const loadingLabel = 'Loading';

/** The bar at the bottom of a phone's screen. */
export const actionBarTexts = { name: 'Get in touch', call: 'Call' } as const;
