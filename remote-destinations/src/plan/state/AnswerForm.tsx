import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useHydrated } from '@sayapatri/design';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { answersOnly, inOrder, keepAnswers } from './planAnswers.ts';

type Defaults = Readonly<Record<string, string | readonly string[]>>;

interface AnswerFormProps {
  /** The form's accessible name. */
  label: string;
  /** The plan's query: the fields show its values. */
  query: URLSearchParams;
  /** What fields show that the query does not name: several values for fields with one name. */
  defaults?: Defaults;
  /** The page that a press on the form's button opens with the answers. */
  action?: `/${string}`;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/**
 * A form whose answers are kept in the page's address and on the device as they are given. The fields keep what is typed;
 * the page reads the answers with `usePlan`, and the router updates it in a transition, which typing interrupts. Answers given
 * before the page is hydrated count too.
 */
export function AnswerForm({ label, query, defaults = {}, action, sx = {}, children }: AnswerFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [params, setParams] = useSearchParams();
  /** The address that this form has asked for and that has not been shown yet. */
  const asked = useRef<string>(undefined);

  const report = () => {
    if (form.current === null) return;
    const answers = answersIn(form.current, query);
    asked.current = answers.toString();
    keepAnswers(answers);
    setParams(answers, { replace: true, preventScrollReset: true });
  };

  const address = params.toString();
  const answers = query.toString();
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields follow the answers, and nothing else
  useEffect(() => {
    if (!hydrated || form.current === null) return;
    // While the visitor types, the fields or the address may hold newer answers than this render.
    if (asked.current !== undefined && asked.current !== address) return;
    asked.current = undefined;
    if (address !== new URLSearchParams(window.location.search).toString()) return;
    if (isFirst.current && address === '' && isTouched(form.current)) report();
    else fill(form.current, query, defaults);
    isFirst.current = false;
  }, [hydrated, address, answers]);

  return (
    <Box
      component="form"
      ref={form}
      action={action}
      // A long choice is cut instead of widening the page.
      sx={[{ minWidth: 0 }, ...[sx].flat()]}
      aria-label={label}
      onInput={report}
      onSubmit={(event) => {
        if (action === undefined) event.preventDefault();
        report();
      }}
    >
      {children}
    </Box>
  );
}

type Field = HTMLInputElement | HTMLSelectElement;

const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (field): field is Field => field instanceof HTMLInputElement || field instanceof HTMLSelectElement,
  );

/** The query with the form's answers in place of its former ones. A figure typed for another country is left out. */
function answersIn(form: HTMLFormElement, query: URLSearchParams): URLSearchParams {
  const names = new Set(fieldsOf(form).map(({ name }) => name));
  const answers = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const text = String(value).trim();
    if (text !== '' && !answers.getAll(name).includes(text)) answers.append(name, text);
  }
  for (const [name, value] of query) if (!names.has(name)) answers.append(name, value);
  const moved =
    names.has('country') && query.has('country') && answers.get('country') !== query.get('country');
  // In the address's own order: otherwise the bar would put it right, and lose what is typed meanwhile.
  return inOrder([...(moved ? answersOnly(answers) : answers)]);
}

function fill(form: HTMLFormElement, query: URLSearchParams, defaults: Defaults) {
  const places = new Map<string, number>();
  for (const field of fieldsOf(form)) {
    const place = places.get(field.name) ?? 0;
    places.set(field.name, place + 1);
    const usual = [defaults[field.name] ?? []].flat();
    field.value = query.getAll(field.name)[place] ?? usual[place] ?? '';
  }
}

/** Whether a field has another value than the prerendered page gave it. */
const isTouched = (form: HTMLFormElement): boolean =>
  fieldsOf(form).some((field) =>
    field instanceof HTMLSelectElement
      ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
      : field.value !== field.defaultValue,
  );
