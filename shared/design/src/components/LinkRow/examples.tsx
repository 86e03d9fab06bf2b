import { LinkRow } from './LinkRow.tsx';

export const usual = (
  <LinkRow
    links={[
      { label: 'Learn More', more: 'about scholarships', href: '/contact' },
      { label: 'Student visa', href: 'https://www.example.org/visa' },
    ]}
  />
);
export const longText = (
  <LinkRow
    links={[
      { label: 'All requirements by country, level of study and English test', href: '/ielts-pte' },
      { label: 'Official list of recognised institutions', href: 'https://www.example.org/institutions' },
    ]}
  />
);
