import {
  type EnglishTest,
  pagePaths,
  type RequirementCountry,
  type TestRequirement,
  type TestRequirements,
  type WidgetProps,
} from '@sayapatri/contract';
import { type Html, html } from '@sayapatri/contract/html';
import type { Country, CountryEntry } from '../content/countries.ts';
import { requirementTexts as texts } from '../content/requirements.ts';
import { guideLink, pageLink } from '../markup/brandFacts.ts';

/** Loads a dataset of another package; resolves to undefined where it can't be loaded. */
export type Load = WidgetProps['loadDataset'];

type CountryRequirements = TestRequirements[RequirementCountry];

/**
 * The scores that the given countries require in the given tests, one table for each country. A country without data has
 * only links, as have all countries while the package that owns the data is down (`requirements` is undefined).
 */
export function requirementsReply(
  countries: readonly CountryEntry[],
  tests: readonly EnglishTest[],
  requirements: TestRequirements | undefined,
): Html {
  const known: Partial<Record<Country, CountryRequirements>> = requirements ?? {};
  const tables = countries.map(({ country }) => known[country]).filter((entry) => entry !== undefined);
  const names = countries.map(({ inSentence }) => inSentence).join(' and ');
  return html`${tables.length > 0 ? html`<p>${texts.asked(names)} ${texts.next}</p>` : ''}
${tables.map((entry) => requirementsTable(entry, tests))}
<ul>
<li>${pageLink(pagePaths.ieltsPte, texts.testPage)}</li>
${countries.map((country) => html`<li>${guideLink(country)}</li>`)}
<li>${pageLink(pagePaths.contact, texts.counsellor)}</li>
</ul>`;
}

function requirementsTable(
  { label, tests: scores }: CountryRequirements,
  tests: readonly EnglishTest[],
): Html {
  const { test, bachelor, master, both } = texts.columns;
  // A country with a scale of its own, as Canada's CLB, names its steps across both levels.
  const steps = tests.flatMap((asked) => scores[asked].note?.match(/CLB \d+/g) ?? []);
  const levels =
    steps.length > 0
      ? html`<th scope="col" colspan="2">${both([...new Set(steps)].join(' / '))}</th>`
      : html`<th scope="col">${bachelor}</th><th scope="col">${master}</th>`;
  return html`<table>
<caption>${texts.caption(label, tests.map((asked) => texts.tests[asked]).join(' and '))}</caption>
<thead><tr><th scope="col">${test}</th>${levels}</tr></thead>
<tbody>${tests.map((asked) => requirementRow(asked, scores[asked]))}</tbody>
</table>`;
}

function requirementRow(test: EnglishTest, { bachelor, master, note, equivalent }: TestRequirement): Html {
  const heading = html`<th scope="row">${texts.tests[test]}</th>`;
  const remark = (text: string) => html`<tr><td colspan="3">${text}</td></tr>`;
  const origin = equivalent === undefined ? '' : remark(texts.equivalent(texts.tests[test], equivalent));
  if (bachelor === undefined && master === undefined)
    return html`<tr>${heading}<td colspan="2">${note ?? texts.missing}</td></tr>${origin}`;
  const more = note === undefined ? '' : remark(note);
  return html`<tr>${heading}<td>${bachelor ?? texts.missing}</td><td>${master ?? texts.missing}</td></tr>${more}${origin}`;
}
