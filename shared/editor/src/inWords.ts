/** Abbreviations, and names that would say nothing to the office. */
const named: Readonly<Record<string, string>> = {
  ...{ cta: 'Button', faq: 'FAQ', href: 'Link', hero: 'Top of the page', 'ielts pte': 'IELTS and PTE' },
  ...{ intro: 'Introduction', pages: 'Titles for search engines', sat: 'SAT', uk: 'UK', usa: 'USA' },
  ...{ shell: 'Pages and prices', 'shared/facts': 'The consultancy' },
};

/** `serviceTexts` and `test-prep` as people write them: `Service texts`, `Test prep`. */
export function inWords(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return named[words] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
