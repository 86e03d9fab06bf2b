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
  padding: '14px 9px',
  ...theme.typography.caption,
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  borderBottom: '3px solid transparent',
  '&:first-of-type': { paddingLeft: 0 },
  '&[aria-current]': {
    color: theme.vars.palette.text.primary,
    borderColor: theme.vars.palette.secondary.main,
  },
  [theme.breakpoints.up('sm')]: { padding: '12px 20px', fontSize: theme.typography.body2.fontSize },
}));

const Below = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 24px',
  marginTop: 20,
  '@media print': { display: 'none' },
});

/** The fields need scripts; without them the link leads to the questions. */
const Answers = styled(AnswerForm)(({ theme }) => ({
  flex: '1 1 280px',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fill, 152px)' },
  '@media (scripting: none)': { display: 'none' },
}));

interface PlanBarProps {
  view: PlanView;
  plan: Plan;
  countries: readonly PlanCountry[];
  /** The view's own fields in place of country and level. */
  fields?: ReactNode;
  /** The countries that the fields show, where the plan names fewer. */
  shown?: readonly string[];
  /** A field of the view's own beside country and level. */
  extra?: ReactNode;
}

/** Stands on top of the plan's five views: they all answer for the country and the level that are chosen here. */
export function PlanBar({ view, plan, countries, fields, shown, extra }: PlanBarProps) {
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
      <Below>
        <Answers label={texts.label} query={query} defaults={{ ...usual, ...(shown && { country: shown }) }}>
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
              {extra}
            </>
          )}
        </Answers>
        <Link href={withAnswers('/plan', query)} sx={{ typography: 'body2', py: 1.25 }}>
          {texts.change}
        </Link>
      </Below>
    </Container>
  );
}
