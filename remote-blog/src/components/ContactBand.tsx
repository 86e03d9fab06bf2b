import { pagePaths } from '@sayapatri/contract';
import { ClosingBand } from '@sayapatri/design';
import { articleTexts } from '../content/articleTexts.ts';

const { title, intro, button, plan } = articleTexts.contact;

/** The end of a page: the ways to a consultation and to the cost planner. */
export const ContactBand = () => (
  <ClosingBand
    title={title}
    text={intro}
    cta={{ label: button, href: pagePaths.contact }}
    also={{ label: plan, href: pagePaths.planCost }}
  />
);
