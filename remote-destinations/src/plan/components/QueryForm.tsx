import { styled } from '@mui/material/styles';
import { useHydrated } from '@sayapatri/design';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAfterPaint } from './useAfterPaint.ts';

const withoutFields = { '& > :not([data-result])': { display: 'none' } };

const Form = styled('form')({
  display: 'grid',
  // A long choice is cut instead of widening the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  gap: 20,
  alignContent: 'start',
  // Without scripts no page would read the answers.
  '@media (scripting: none)': withoutFields,
  '@media print': withoutFields,
});

interface QueryFormProps {
  /** The values of fields that the address does not name; other fields are then empty. */
  defaults: Readonly<Record<string, string>>;
  /**
   * The answers as the page reads them, by field. A field shows this value if the address names a choice that is not
   * offered, such as `?country=atlantis`.
   */
  meant?: Readonly<Record<string, unknown>>;
  /** The form's accessible name. */
  label: string;
  children: ReactNode;
}

/**
 * A form whose answers are kept in the page's address, so that the page can be shared and reloaded, and Back works. The
 * fields keep what is typed; the page reads the answers with `useQuery` and is updated after the field has been
 * painted.
 */
export function QueryForm({ defaults, meant = defaults, label, children }: QueryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [params, setParams] = useSearchParams();
  const { afterPaint, isPending } = useAfterPaint();

  const report = () => {
    if (form.current !== null) setParams(answersOf(form.current, defaults), { replace: true });
  };

  // The fields follow the address, except that answers given before hydration change an empty address.
  const address = params.toString();
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields follow the address, and nothing else
  useEffect(() => {
    if (!hydrated || form.current === null) return;
    // While the visitor types, the fields or the address may hold newer answers than this render.
    if (isPending.current || address !== new URLSearchParams(window.location.search).toString()) return;
    const answered = answersOf(form.current, defaults);
    if (first.current && address === '' && answered.size > 0) report();
    else if (answered.toString() !== address || lacksChoice(form.current)) {
      fill(form.current, params, defaults, meant);
    }
    first.current = false;
  }, [hydrated, address]);

  return (
    <Form
      ref={form}
      action=""
      aria-label={label}
      onInput={() => afterPaint(report)}
      onSubmit={(event) => {
        event.preventDefault();
        report();
      }}
    >
      {children}
    </Form>
  );
}

/** The answers that differ from the defaults, in the order of the fields. */
function answersOf(form: HTMLFormElement, defaults: QueryFormProps['defaults']): URLSearchParams {
  const answers = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const text = String(value).trim();
    if (text !== (defaults[name] ?? '')) answers.append(name, text);
  }
  return answers;
}

function fill(
  form: HTMLFormElement,
  params: URLSearchParams,
  defaults: QueryFormProps['defaults'],
  meant: Readonly<Record<string, unknown>>,
): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const asked = params.get(field.name) ?? defaults[field.name] ?? '';
    const choices = choicesIn(form, field);
    const value = choices && !choices.includes(asked) ? String(meant[field.name] ?? '') : asked;
    if (field.type === 'radio') (field as HTMLInputElement).checked = field.value === value;
    else field.value = value;
  }
}

/** Whether a group of radio buttons has no chosen button, because the choice is no longer offered. */
function lacksChoice(form: HTMLFormElement): boolean {
  const answers = new FormData(form);
  return [...form.querySelectorAll<HTMLInputElement>('input[type=radio]')].some(
    ({ name }) => !answers.has(name),
  );
}

/** The values that a select or a group of radio buttons offers; undefined for a field to type in. */
function choicesIn(form: HTMLFormElement, field: HTMLInputElement | HTMLSelectElement): string[] | undefined {
  if (field instanceof HTMLSelectElement) return [...field.options].map(({ value }) => value);
  if (field.type !== 'radio') return undefined;
  return [...form.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    .filter(({ name }) => name === field.name)
    .map(({ value }) => value);
}
