/** The scores of IELTS and PTE that countries require, a table for each. */
import type { EnglishTest, TestRequirement, TestRequirements, WidgetProps } from '@sayapatri/contract';
import { type Html, html } from '@sayapatri/contract/html';
import replies from '../content/replies.json';
import { fill } from '../markup/markdown.ts';
import { inWords } from '../rules/studies.ts';
import type { Country } from '../schema/texts.ts';

/** Loads a dataset of another package; resolves to undefined where it can't be loaded. */
export type Load = WidgetProps['loadDataset'];

type CountryRequirements = TestRequirements[keyof TestRequirements];

const texts = replies.requirements;
const nameOf = (test: EnglishTest) => test.toUpperCase();

/**
 * The scores that the given countries require in the given tests; nothing for a country without data, or for all while
 * the package that owns the data is down (`requirements` is undefined).
 */
export function scoresOf(
  countries: readonly Country[],
  tests: readonly EnglishTest[],
  requirements: TestRequirements | undefined,
): Html {
  const known: Partial<Record<string, CountryRequirements>> = requirements ?? {};
  const tables = countries.flatMap(({ label }) => known[label.toLowerCase()] ?? []);
  return html`${tables.length > 0 ? html`<p>${fill(texts.asked, { countries: inWords(countries) })}</p>` : ''}
${tables.map((entry) => scoreTable(entry, tests))}`;
}

function scoreTable({ label, tests: scores }: CountryRequirements, tests: readonly EnglishTest[]): Html {
  // A country with a scale of its own, as Canada's CLB, names its steps across both levels.
  const steps = tests.flatMap((asked) => scores[asked].note?.match(/CLB \d+/g) ?? []);
  const levels =
    steps.length > 0
      ? html`<th scope="col" colspan="2">${fill(texts.both, { steps: [...new Set(steps)].join(' / ') })}</th>`
      : html`<th scope="col">${texts.bachelor}</th><th scope="col">${texts.master}</th>`;
  return html`<table>
<caption>${fill(texts.caption, { country: label, tests: tests.map(nameOf).join(' and ') })}</caption>
<thead><tr><th scope="col">${texts.test}</th>${levels}</tr></thead>
<tbody>${tests.map((asked) => scoreRow(asked, scores[asked]))}</tbody>
</table>`;
}

function scoreRow(test: EnglishTest, { bachelor, master, note, equivalent }: TestRequirement): Html {
  const heading = html`<th scope="row">${nameOf(test)}</th>`;
  const remark = (text: string) => html`<tr><td colspan="3">${text}</td></tr>`;
  const origin = equivalent && remark(fill(texts.equivalent, { test: nameOf(test), table: equivalent }));
  if (bachelor === undefined && master === undefined)
    return html`<tr>${heading}<td colspan="2">${note ?? texts.missing}</td></tr>${origin}`;
  const more = note && remark(note);
  return html`<tr>${heading}<td>${bachelor ?? texts.missing}</td><td>${master ?? texts.missing}</td></tr>${more}${origin}`;
}
