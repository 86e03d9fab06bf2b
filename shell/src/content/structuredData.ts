/** What search engines read about the shell's pages; left out of the browser build. */
import type { StructuredData } from 'shared/contract';
import { faq } from './faq.ts';
import { paths, type ShellPath } from './paths.ts';

export const structuredData: Partial<Record<ShellPath, readonly StructuredData[]>> = {
  [paths.home]: [
    {
      '@type': 'FAQPage',
      mainEntity: faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ],
};
