import type { EnglishTest, RequirementCountry, TestRequirement, TestRequirements } from 'shared/contract';
import type { Country, CountryEntry } from './countries.ts';
import { pageLink } from './facts.ts';
import { type Html, html } from './html.ts';
import { contactPath, testPreparationPath } from './paths.ts';

const testLabels: Record<EnglishTest, string> = { ielts: 'IELTS', pte: 'PTE' };

type CountryRequirements = TestRequirements[RequirementCountry];

/**
 * The scores that the given countries ask for in the given tests, one table a country. Countries without data,
 * or all of them while the data's owner is down (undefined), get links only.
 */
export function requirementsReply(
  countries: readonly CountryEntry[],
  tests: readonly EnglishTest[],
  requirements: TestRequirements | undefined,
): Html {
  const known: Partial<Record<Country, CountryRequirements>> = requirements ?? {};
  const tables = countries.map(({ country }) => known[country]).filter((entry) => entry !== undefined);
  const guides = countries.map(
    ({ guidePath, inSentence }) => html`<li>${pageLink(guidePath, `Study in ${inSentence}`)}</li>`,
  );
  return html`${tables.map((entry) => requirementsTable(entry, tests))}
<p>Each university sets its own score. Here is where to go next:</p>
<ul>
<li>${pageLink(testPreparationPath, 'IELTS and PTE: requirements and preparation')}</li>
${guides}
<li>${pageLink(contactPath, 'Ask a counselor which score your course needs')}</li>
</ul>`;
}

function requirementsTable(
  { label, tests: scores }: CountryRequirements,
  tests: readonly EnglishTest[],
): Html {
  return html`<table>
<caption>${label}: ${tests.map((test) => testLabels[test]).join(' and ')} requirements</caption>
<thead><tr><th scope="col">Test</th><th scope="col">Bachelor</th><th scope="col">Master</th></tr></thead>
<tbody>${tests.map((test) => requirementRow(test, scores[test]))}</tbody>
</table>`;
}

function requirementRow(test: EnglishTest, { bachelor, master, note }: TestRequirement): Html {
  const heading = html`<th scope="row">${testLabels[test]}</th>`;
  if (bachelor === undefined && master === undefined)
    return html`<tr>${heading}<td colspan="2">${note ?? 'Please ask our counselors'}</td></tr>`;
  const remark = note === undefined ? '' : html`<tr><td colspan="3">${note}</td></tr>`;
  return html`<tr>${heading}<td>${bachelor ?? 'Please ask'}</td><td>${master ?? 'Please ask'}</td></tr>${remark}`;
}
