/** The types of text that pages of all packages use. */

/** A call to action: a button that leads somewhere on the site. */
export interface Cta {
  label: string;
  href: `/${string}`;
}

/** The first text of a page. */
export interface HeroText {
  title: string;
  blurb: string;
}

/** The first text of a section. */
export interface Heading {
  title: string;
  intro: string;
}
