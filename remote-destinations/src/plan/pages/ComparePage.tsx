import Link from '@mui/material/Link';
import type { PageProps } from '@sayapatri/contract';
import { Section, SourceLine } from '@sayapatri/design';
import { readCountries } from '../compare/readCountries.ts';
import { CompareTable } from '../components/CompareTable.tsx';
import { CountryChoice } from '../components/CountryChoice.tsx';
import { PlanActions } from '../components/PlanActions.tsx';
import { ToolPage } from '../components/ToolPage.tsx';
import { useQuery } from '../components/useQuery.ts';
import type { CompareContent } from '../content/compare.ts';

/** Compares two or three countries row by row. */
export default function ComparePage({ data }: PageProps<CompareContent>) {
  const { page, countries, rows, choice, table } = data;
  const ids = countries.map(({ id }) => id);
  const chosen = readCountries(useQuery(), ids);
  const facts = rows.flatMap(({ cells }) =>
    cells.flatMap((cell, column) => (chosen.includes(ids[column] ?? '') ? cell.facts : [])),
  );
  const names = countries.flatMap(({ id, name }) => (chosen.includes(id) ? [name] : []));
  return (
    <ToolPage texts={page}>
      <Section title={choice.title} intro={choice.intro}>
        <CountryChoice texts={choice} countries={countries} chosen={chosen} />
        <CompareTable texts={table} countries={countries} rows={rows} chosen={chosen} />
        <SourceLine facts={facts} changing={table.changing} />
        <PlanActions label={data.ask} title={page.hero.title} question={data.question(names.join(', '))}>
          <Link href={table.scores.href}>{table.scores.label}</Link>
        </PlanActions>
      </Section>
    </ToolPage>
  );
}
