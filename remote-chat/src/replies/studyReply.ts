import { type Html, html } from '@sayapatri/contract/html';
import { type CountryEntry, countries } from '../content/countries.ts';
import { studyTexts as texts } from '../content/study.ts';
import { consultationLink, pageLink } from '../markup/brandFacts.ts';
import { testPreparationPath } from '../paths.ts';

/** How to apply and study in the given countries, or in any of the eight if none is given. */
export function studyReply(asked: readonly CountryEntry[]): Html {
  const guides = asked.length > 0 ? asked : countries;
  return html`<p>${texts.guides}</p>
<ul>${guides.map(
    ({ guidePath, inSentence }) => html`<li>${pageLink(guidePath, texts.guide(inSentence))}</li>`,
  )}</ul>
<p>${texts.english.text} ${pageLink(testPreparationPath, texts.english.link)}.</p>
<p>${texts.consultation} ${consultationLink}.</p>`;
}
