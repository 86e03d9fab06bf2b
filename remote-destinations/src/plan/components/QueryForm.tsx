import { type ReactNode, useEffect, useRef } from 'react';
import { styled, useHydrated, useSearchParams } from 'shared/core';
import { useAfterPaint } from './useAfterPaint.ts';

const Form = styled('form')({
  display: 'grid',
  gap: 20,
  alignContent: 'start',
  // With a script the result follows each change; without one the form has nowhere to send the answers.
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
});

export interface QueryFormProps {
  /** What each field holds while the address does not name it; a field that is not listed is empty then. */
  defaults: Readonly<Record<string, string>>;
  /** What the form is for, read out with it. */
  label: string;
  children: ReactNode;
}

/**
 * A form whose answers stand in the page's address, so that the page can be shared, reloaded and gone back to. The
 * fields keep what is typed; the page reads its answers with `useQuery`, and follows once the field itself is painted.
 */
export function QueryForm({ defaults, label, children }: QueryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [params, setParams] = useSearchParams();
  const { afterPaint, isPending } = useAfterPaint();

  const report = () => {
    if (form.current !== null) setParams(answersOf(form.current, defaults), { replace: true });
  };

  // The address leads, also when a link changes it; only answers given before this code was there lead it, once.
  const address = params.toString();
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields follow the address, and nothing else
  useEffect(() => {
    if (!hydrated || form.current === null) return;
    // While someone types, answers newer than this render's stand in the fields or already in the address.
    if (isPending.current || address !== new URLSearchParams(window.location.search).toString()) return;
    const answered = answersOf(form.current, defaults);
    if (first.current && address === '' && answered.size > 0) report();
    else if (answered.toString() !== address) fill(form.current, params, defaults);
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

/** The answers that differ from the defaults, in the fields' order. */
function answersOf(form: HTMLFormElement, defaults: QueryFormProps['defaults']): URLSearchParams {
  const answers = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const text = String(value).trim();
    if (text !== (defaults[name] ?? '')) answers.append(name, text);
  }
  return answers;
}

function fill(form: HTMLFormElement, params: URLSearchParams, defaults: QueryFormProps['defaults']): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const value = params.get(field.name) ?? defaults[field.name] ?? '';
    if (field.type === 'radio') (field as HTMLInputElement).checked = field.value === value;
    else field.value = value;
  }
}
