/** The shapes of text that pages of all packages are made of. */

/** A call to action: a button that leads somewhere on the site. */
export interface Cta {
  label: string;
  href: `/${string}`;
}

/** What a page says first. */
export interface HeroText {
  title: string;
  blurb: string;
}

/** What a section says first. */
export interface Heading {
  title: string;
  intro: string;
}
