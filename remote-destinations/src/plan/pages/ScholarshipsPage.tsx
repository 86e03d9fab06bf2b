import Box from '@mui/material/Box';
import { SourceLine, useHydrated } from '@sayapatri/design';
import { useSearchParams } from 'react-router-dom';
import { PlanField } from '../components/PlanField.tsx';
import { PlanView } from '../components/PlanView.tsx';
import { ScholarshipList } from '../components/ScholarshipList.tsx';
import scholarships from '../content/listedScholarships.ts';
import { countries, questionOf } from '../content/scholarships.ts';
import texts from '../content/scholarshipsPage.json';
import { fill } from '../format.ts';
import { dayInNepal } from '../intake/schedule.ts';
import { Fold } from '../reading/Fold.tsx';
import { scholarshipsFor } from '../scholarships/scholarship.ts';

const none = new URLSearchParams();

/** The scholarships by deadline: those open to Nepal, and the others folded below. The form selects country and level. */
export default function ScholarshipsPage() {
  const hydrated = useHydrated();
  const [params, setParams] = useSearchParams();
  // The prerendered page does not know the address.
  const query = hydrated ? params : none;
  const today = hydrated ? dayInNepal(new Date()) : scholarships.built;
  const shown = scholarshipsFor(query, scholarships.list);
  const open = shown.filter(({ nepal }) => nepal === 'open');
  const others = shown.filter(({ nepal }) => nepal !== 'open');
  const found = fill(open.length === 1 ? texts.oneAnswer : texts.answer, { count: open.length });
  return (
    <PlanView
      view="scholarships"
      title={texts.title}
      answer={found}
      below={texts.below}
      ask={{ label: texts.ask, question: questionOf(shown.map(({ name }) => name)) }}
    >
      <Box
        component="form"
        key={String(hydrated)}
        aria-label={texts.form}
        onChange={({ currentTarget }) => {
          const country = new FormData(currentTarget).get('country');
          setParams(country ? { country: `${country}` } : {}, { replace: true, preventScrollReset: true });
        }}
        sx={{ maxWidth: 280, my: 3, '@media print, (scripting: none)': { display: 'none' } }}
      >
        <PlanField
          name="country"
          choices={[{ id: '', name: texts.any }, ...countries]}
          value={query.get('country') ?? ''}
        />
      </Box>
      {/* Another country's list is another one: nothing in it moves when the address is known. */}
      <div key={query.get('country')}>
        <ScholarshipList shown={open} today={today} marked />
        {others.length > 0 ? (
          <Fold id="others" title={fill(texts.others, { count: others.length })}>
            <ScholarshipList shown={others} today={today} />
          </Fold>
        ) : null}
        <SourceLine facts={shown.flatMap(({ facts }) => facts)} changing={texts.changing} />
      </div>
    </PlanView>
  );
}
