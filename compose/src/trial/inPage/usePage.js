/**
 * Presses each button of the page's main part, types into each of its fields, and returns what is wrong with the first that
 * does nothing; undefined if all do something. The browser gets this expression unchanged.
 */
async () => {
  const { trial } = window;
  const main = document.querySelector('main') ?? document.body;
  const worded = (element) =>
    `"${(element.ariaLabel || element.textContent || element.name || element.id || element.type || '').replace(/\s+/g, ' ').trim().slice(0, 40)}"`;
  const canBeUsed = (element) =>
    element.isConnected &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled, [aria-disabled=true], [inert] *');
  const waits = [0, 30, 300, 1_000];
  /** Runs `act` and waits until the page does something; false if it does nothing. */
  const shows = async (act) => {
    const before = trial.activities;
    act();
    for (const ms of waits) {
      await trial.wait(ms);
      if (trial.activities !== before) return true;
    }
    return false;
  };

  /** Closes a dialog as a visitor does: by one of its buttons or Escape. */
  const closes = async (dialog) => {
    for (const button of dialog.querySelectorAll('button')) {
      button.click();
      await trial.wait(0);
      if (!dialog.open) return true;
    }
    dialog.requestClose();
    await trial.wait(30);
    return !dialog.open;
  };

  /** Buttons for what is chosen already, to reset a form, or marked as without effect. */
  const mayDoNothing =
    '[aria-selected=true], [aria-pressed=true], [aria-current], [aria-checked=true], [type=reset], [data-without-effect]';
  const pressed = new Set();
  /** The next button, those included that another one has shown; a page may show new ones without end. */
  const nextButton = () =>
    [...main.querySelectorAll('button, [role=button], summary')].find(
      (button) =>
        pressed.size < 200 && !pressed.has(button) && canBeUsed(button) && !button.matches(mayDoNothing),
    );
  for (let button = nextButton(); button !== undefined; button = nextButton()) {
    pressed.add(button);
    if (!(await shows(() => button.click())) && canBeUsed(button))
      return `nothing happens when its button ${worded(button)} is pressed`;
    const dialog = document.querySelector('dialog:modal');
    if (dialog && !(await closes(dialog)))
      return `the dialog that its button ${worded(button)} opens can't be closed`;
  }

  const texts = {
    email: 'sita@example.org',
    tel: '9800000000',
    url: 'https://example.org',
    number: '3',
    range: '',
    date: '2027-01-15',
    time: '10:00',
    month: '2027-01',
    week: '2027-W03',
    color: '#336699',
  };
  const write = (field, text) => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    field.focus();
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'S', bubbles: true }));
    set.call(field, text);
    field.dispatchEvent(new InputEvent('input', { data: text, inputType: 'insertText', bubbles: true }));
    field.dispatchEvent(new KeyboardEvent('keyup', { key: 'S', bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const unused = 'hidden file submit reset button image'.split(' ');
  for (const field of main.querySelectorAll('input, textarea, select')) {
    if (!canBeUsed(field) || field.readOnly || unused.includes(field.type)) continue;
    if (field.type === 'checkbox' || field.type === 'radio') {
      field.click();
      await trial.wait(0);
      continue;
    }
    const before = field.value;
    const text =
      field.localName === 'select'
        ? [...field.options].findLast(({ disabled }) => !disabled)?.value
        : field.type === 'range'
          ? [field.min || '0', field.max || '100'].find((end) => end !== before)
          : field.type === 'number'
            ? [field.max, field.min, '3', '4'].find((number) => number !== '' && number !== before)
            : (texts[field.type] ?? 'Sita').slice(0, field.maxLength > 0 ? field.maxLength : undefined);
    if (text === undefined || text === before) continue;
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
    const isAsBefore = () => field.isConnected && field.value === before;
    const isHeld = !field.dispatchEvent(paste);
    for (const ms of isHeld ? waits : []) if (isAsBefore()) await trial.wait(ms);
    if (isHeld && isAsBefore()) return `its field ${worded(field)} does not take what is pasted into it`;
    write(field, text);
    await trial.wait(0);
    // Some fields choose from a list by the arrow keys.
    if (isAsBefore()) field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    // A page may take a text only when it has drawn it, which a busy machine does late.
    for (const ms of waits) if (isAsBefore()) await trial.wait(ms);
    if (isAsBefore()) return `its field ${worded(field)} does not take what is typed into it`;
    field.blur();
  }
  // Forms are sent last, when they are filled in.
  for (const form of main.querySelectorAll('form')) {
    const button = form.querySelector('button:not([type=button], [type=reset])');
    if (button !== null && canBeUsed(button)) await shows(() => button.click());
  }
  return undefined;
};
