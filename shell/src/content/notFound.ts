import { paths } from './paths.ts';
import type { Cta, HeroText } from './sections.ts';

export interface NotFoundContent {
  /** Title of the document. */
  title: string;
  hero: HeroText;
  home: Cta;
  contact: Cta;
}

const notFound: NotFoundContent = {
  title: 'Page not found',
  hero: {
    title: 'We couldn’t find that page',
    blurb:
      'The address may have changed, or a letter went missing on the way. These pages are a good place to go on.',
  },
  home: { label: 'Go to the home page', href: paths.home },
  contact: { label: 'Ask us', href: paths.contact },
};

export default notFound;
