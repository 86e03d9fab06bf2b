import type { StructuredData } from '@sayapatri/contract';
import faq from './faq.json';
import { paths, type ShellPath } from './paths.ts';

/**
 * What search engines read about a page of the shell. The browser build drops a function that is not called; a constant would
 * put the questions on every page.
 */
export function structuredData(path: ShellPath): readonly StructuredData[] | undefined {
  if (path !== paths.home) return undefined;
  const mainEntity = faq.questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}
