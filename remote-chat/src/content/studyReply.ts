import { type CountryEntry, countries } from './countries.ts';
import { consultationLink, pageLink } from './facts.ts';
import { type Html, html } from './html.ts';
import { testPreparationPath } from './paths.ts';

/** How to apply and study in the given countries, or in any of the eight if none is given. */
export function studyReply(asked: readonly CountryEntry[]): Html {
  const guides = asked.length > 0 ? asked : countries;
  return html`<p>Universities, costs, visa and how to apply are all in our guide:</p>
<ul>${guides.map(
    ({ guidePath, inSentence }) => html`<li>${pageLink(guidePath, `Study in ${inSentence}`)}</li>`,
  )}</ul>
<p>You will most likely need an English score too: ${pageLink(testPreparationPath, 'IELTS and PTE')}.</p>
<p>We go through every step with you. ${consultationLink}.</p>`;
}
