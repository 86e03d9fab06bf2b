import { bootstrapElementId, type PageBootstrap } from '@sayapatri/contract/bootstrap';
import type { Locator, Page } from 'playwright';
import { restFault } from '../rest.ts';
import type { PageRule, Visit } from './pageRule.ts';

/** The labels of the buttons that open the page's widgets. */
async function launcherLabels(page: Page): Promise<string[]> {
  const bootstrap = await page.evaluate(
    (id) => document.getElementById(id)?.textContent ?? '{"packages":[]}',
    bootstrapElementId,
  );
  const { packages }: Pick<PageBootstrap, 'packages'> = JSON.parse(bootstrap);
  return packages.flatMap(({ widgets }) => widgets.map(({ label }) => label));
}

const question = 'How much does a year in Australia cost?';

export const assistantAnswers: PageRule = {
  name: 'An assistant that answers',
  reason: 'Its button is on every page.',
  acting: 'when the assistant is asked something',
  late: 'its assistant does not answer',
  harm: 'visitors who ask it something wait in vain',
  remedy: 'fix the widget and release it again',
  async fault(visit) {
    // The assistant is the same on all pages.
    if (visit.address !== '/') return undefined;
    visit.notes.isUsed = true;
    for (const label of await launcherLabels(visit.page)) {
      const fault = await conversationFault(visit, label);
      if (fault !== undefined) return fault;
    }
    return undefined;
  },
};

/** The panel's words without its heading, its buttons and the visitor's line, which may also show a name or a time. */
const wordsIn = (panel: Locator, greeting = '') =>
  panel.evaluate(
    (element, { question, greeting }) => {
      const copy = element.cloneNode(true) as HTMLElement;
      for (const part of copy.querySelectorAll('button, h1, h2, h3')) part.remove();
      const start = greeting.slice(0, 20);
      let line = [...copy.querySelectorAll('*')].findLast(({ textContent }) =>
        textContent.includes(question),
      );
      // Climbs to the whole line: the list above it holds the greeting too.
      while (line?.parentElement && line !== copy && !line.parentElement.textContent.includes(start))
        line = line.parentElement;
      if (line !== copy) line?.remove();
      return copy.textContent.trim();
    },
    { question, greeting },
  );

async function conversationFault(visit: Visit, label: string): Promise<string | undefined> {
  const { page } = visit;
  const timeout = visit.limits.stepMs * 0.8;
  const panel = page.getByRole('dialog').last();
  const works = (act: Promise<unknown>) =>
    act.then(
      () => true,
      () => false,
    );
  if (
    !(await works(page.getByRole('button', { name: label }).first().click({ timeout }))) ||
    !(await works(panel.waitFor({ timeout })))
  )
    return 'its assistant does not open';
  const busy = await restFault(visit);
  if (busy !== undefined) return `with its assistant open, ${busy}`;
  const greeting = await wordsIn(panel);
  if (greeting === '') return 'its assistant greets nobody';
  const field = panel.getByRole('textbox').last();
  if ((await field.count()) === 0 || !(await works(field.fill(question, { timeout }))))
    return 'its assistant has no field to write into';
  await field.press('Enter');
  const busyAgain = await restFault(visit);
  if (busyAgain !== undefined) return `after a question to its assistant, ${busyAgain}`;
  const said = (await wordsIn(panel, greeting)).replace(greeting, '');
  if (!/[\p{L}\p{N}]/u.test(said)) return 'its assistant gives no answer to a question';
  const close = panel.getByRole('button', { name: /close|minimi[sz]e/i }).first();
  if (
    (await close.count()) === 0 ||
    !(await works(close.click({ timeout }))) ||
    !(await works(panel.waitFor({ state: 'hidden', timeout })))
  )
    return "its assistant can't be closed by a button named Close";
  return undefined;
}
