import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useHydrated } from '@sayapatri/design';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { levelNames } from '../content/levels.ts';
import { AnswerForm } from '../state/AnswerForm.tsx';
import { type PlanCountry, studyLevels, usual, withAnswers } from '../state/planAnswers.ts';
import type { Plan } from '../state/usePlan.ts';
import { SelectField } from './SelectField.tsx';

const views = {
  cost: 'Cost',
  compare: 'Compare',
  check: 'Check',
  intake: 'Intake',
  checklist: 'Checklist',
} as const;
export type PlanView = keyof typeof views;

const texts = { label: 'Your plan', country: 'Country', level: 'Level', change: 'Change your answers' };

/** The five views as a row of links; on a small phone it scrolls. */
const Views = styled('nav')(({ theme }) => ({
  display: 'flex',
  overflowX: 'auto',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '@media print': { display: 'none' },
}));

const View = styled(Link)(({ theme }) => ({
  flex: 'none',
  minHeight: 48,
  padding: '12px 10px',
  ...theme.typography.body2,
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  borderBottom: '3px solid transparent',
  '&:first-of-type': { paddingLeft: 0 },
  '&[aria-current]': {
    color: theme.vars.palette.text.primary,
    borderColor: theme.vars.palette.secondary.main,
  },
  [theme.breakpoints.up('sm')]: { paddingInline: 20 },
}));

const Answers = styled(AnswerForm)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  '& > :not(a)': { flex: '1 1 132px', maxWidth: 280 },
});

interface PlanBarProps {
  view: PlanView;
  plan: Plan;
  countries: readonly PlanCountry[];
  /** The view's own fields in place of country and level. */
  fields?: ReactNode;
}

/** Stands on top of the plan's five views: they all answer for the country and the level that are chosen here. */
export function PlanBar({ view, plan, countries, fields }: PlanBarProps) {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const { query } = plan;
  // The address names what the device has kept, so that it can be shared.
  useEffect(() => {
    if (hydrated && query.toString() !== params.toString())
      setParams(query, { replace: true, preventScrollReset: true });
  }, [hydrated, query, params, setParams]);
  return (
    <Container sx={{ pt: { xs: 1, sm: 2 } }}>
      <Views aria-label={texts.label}>
        {Object.entries(views).map(([name, label]) => (
          <View
            key={name}
            href={withAnswers(`/plan/${name}`, query)}
            aria-current={name === view ? 'page' : undefined}
          >
            {label}
          </View>
        ))}
      </Views>
      <Box sx={{ mt: 2.5 }}>
        <Answers label={texts.label} query={query} defaults={usual}>
          {fields ?? (
            <>
              <SelectField
                label={texts.country}
                name="country"
                defaultValue={usual.country}
                choices={countries.map(({ id, name }) => ({ value: id, label: name.replace(/^the /, '') }))}
              />
              <SelectField
                label={texts.level}
                name="level"
                defaultValue={usual.level}
                choices={studyLevels.map((level) => ({ value: level, label: levelNames[level] }))}
              />
            </>
          )}
          <Link href={withAnswers('/plan', query)} sx={{ typography: 'body2', py: 1.25 }}>
            {texts.change}
          </Link>
        </Answers>
      </Box>
    </Container>
  );
}
