/**
 * Runs in the page: presses each button in the first open element of this selector, fills in its fields and sends its
 * forms. Errors of the page are observed from outside. Returns what is wrong as part of a sentence.
 */
export async function useInPage(selector: string): Promise<string | undefined> {
  const part = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
  if (part === undefined) return undefined;
  const answer = () => new Promise((resolve) => setTimeout(resolve, 20));
  const canBeUsed = (element: Element) =>
    element.isConnected &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled, [aria-disabled=true], [inert] *');

  // Buttons that send a form come after its fields, and those that close what they stand in last.
  const pressed = new Set<HTMLElement>();
  const press = async (buttons: string) => {
    // A page may show new buttons without end.
    while (pressed.size < 200) {
      const all = [...part.querySelectorAll<HTMLElement>(buttons)];
      const button = all.find((each) => !pressed.has(each) && canBeUsed(each));
      if (button === undefined) return undefined;
      pressed.add(button);
      button.click();
      await answer();
      if (!(await closesModal()))
        return `the dialog that its button "${button.textContent}" opens can't be closed`;
    }
    return undefined;
  };
  /** Presses the buttons of an open modal dialog until it closes, and then asks it to; false if it stays. */
  const closesModal = async () => {
    const open = () => document.querySelector<HTMLElement>('dialog:modal, [role=dialog][aria-modal=true]');
    for (const button of open()?.querySelectorAll('button') ?? []) {
      if (open() === null) break;
      button.click();
      await answer();
    }
    const left = open();
    if (left instanceof HTMLDialogElement) left.requestClose();
    await answer();
    return open() === null;
  };
  const stuck = await press('button[type=button]:not([aria-label^=Close]), [role=button], summary');
  if (stuck !== undefined) return stuck;

  const texts: Record<string, string> = {
    email: 'sita@example.org',
    tel: '9800000000',
    url: 'https://example.org',
    number: '3',
    date: '2027-01-15',
    time: '10:00',
    month: '2027-01',
    week: '2027-W03',
    color: '#336699',
  };
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const textFor = (field: Field) => {
    if (field instanceof HTMLSelectElement) return [...field.options].at(-1)?.value ?? '';
    if (field.type === 'range') return (field as HTMLInputElement).max || '100';
    return texts[field.type] ?? 'Sita';
  };
  for (const field of part.querySelectorAll<Field>('input, textarea, select')) {
    if (!canBeUsed(field) || ['hidden', 'file', 'submit', 'reset', 'button', 'image'].includes(field.type))
      continue;
    if (['checkbox', 'radio'].includes(field.type)) field.click();
    else {
      field.focus();
      // React notes values that are set on the element itself, and would take this one for its own.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
      set?.call(field, textFor(field));
      field.dispatchEvent(new InputEvent('input', { inputType: 'insertText', bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
      field.blur();
    }
    await answer();
  }
  return (await press('button:not([type=button], [type=reset])')) ?? press('button[aria-label^=Close]');
}
