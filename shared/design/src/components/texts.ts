/** The types of text that pages of all packages use. */

/** A button that leads somewhere. */
export interface Action {
  label: string;
  href: string;
}

/** A button that leads somewhere on the site. */
export interface Cta extends Action {
  href: `/${string}`;
}

/** The first text of a section. */
export interface Heading {
  title: string;
  intro: string;
}
