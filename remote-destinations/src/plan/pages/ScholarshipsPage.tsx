import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { PageProps } from '@sayapatri/contract';
import { SourceLine, useHydrated } from '@sayapatri/design';
import { useSearchParams } from 'react-router-dom';
import { PlanActions } from '../components/PlanActions.tsx';
import { ScholarshipList } from '../components/ScholarshipList.tsx';
import { SelectField } from '../components/SelectField.tsx';
import { ToolPage } from '../components/ToolPage.tsx';
import { useQuery } from '../components/useQuery.ts';
import type { ScholarshipsContent } from '../content/scholarships.ts';
import { dayInNepal } from '../intake/schedule.ts';
import { Fold } from '../reading/Fold.tsx';

/** The scholarships by deadline: those open to Nepal, and the others folded below. The form selects country and level. */
export default function ScholarshipsPage({ data }: PageProps<ScholarshipsContent>) {
  const { page, list, countries, form } = data;
  const hydrated = useHydrated();
  const query = useQuery();
  const [, setParams] = useSearchParams();
  const shown = data.scholarshipsFor(query, list);
  const open = shown.filter(({ nepal }) => nepal === 'open');
  const others = shown.filter(({ nepal }) => nepal !== 'open');
  const choose = (fields: HTMLFormElement) => {
    const chosen = [...new FormData(fields)].filter((pair): pair is [string, string] => pair[1] !== '');
    setParams(chosen, { replace: true, preventScrollReset: true });
  };
  const selects = [
    { name: 'country', label: form.country, choices: countries },
    { name: 'level', label: form.level, choices: form.levels },
  ];
  return (
    <ToolPage texts={page}>
      <Container sx={{ pt: { xs: 3, md: 6 } }}>
        <Typography
          component="p"
          variant="subtitle1"
          role="status"
          sx={{ maxWidth: '56ch', fontWeight: 600 }}
        >
          {shown.length > 0 ? data.answer(open.length) : data.none}
        </Typography>
        <Typography sx={{ maxWidth: '66ch', my: 1, color: 'text.secondary' }}>{data.intro}</Typography>
        <Box
          component="form"
          // The prerendered page does not know the address.
          key={String(hydrated)}
          aria-label={form.label}
          onChange={({ currentTarget }) => choose(currentTarget)}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            gap: 2,
            maxWidth: 560,
            my: 3,
            '@media print, (scripting: none)': { display: 'none' },
          }}
        >
          {selects.map(({ name, label, choices }) => (
            <SelectField
              key={name}
              name={name}
              label={label}
              defaultValue={query.get(name) ?? ''}
              choices={[{ value: '', label: form.any }, ...choices]}
            />
          ))}
        </Box>
        <ScholarshipList
          content={data}
          shown={open}
          now={hydrated ? dayInNepal(new Date()).month : undefined}
        />
        {others.length > 0 ? (
          <Fold id="others" title={data.others(others.length)}>
            <ScholarshipList content={data} shown={others} now={undefined} />
          </Fold>
        ) : null}
        <SourceLine facts={shown.flatMap(({ facts }) => facts)} changing={data.changing} />
        <PlanActions
          label={data.ask}
          title={page.hero.title}
          question={data.question(shown.map(({ name }) => name))}
        />
      </Container>
    </ToolPage>
  );
}
