/** A new remote's sources: one page that can be released at once, its words, and their tests. */
import type { RemoteNames } from './names.ts';

const remote = ({
  name,
  topic,
  title,
  file,
  component,
}: RemoteNames) => `import { defineRemote } from 'shared/contract';

export default defineRemote({
  name: '${name}',
  pages: [
    {
      path: '/${topic}',
      title: '${title}',
      description: '${title}: ask our counselors about it, first in a free consultation.',
      component: './pages/${component}Page.tsx',
      data: './content/${file}.ts',
      // The header's row is full: an entry there (area 'main') is for all teams to agree on.
      nav: [{ area: 'informations', label: '${title}', order: 60 }],
    },
  ],
  modules: import.meta.glob(['./pages/*Page.tsx', './content/${file}.ts']),
});
`;

const remoteTest = ({ topic, title }: RemoteNames) => `// @vitest-environment node
import { testRemote } from 'shared/testing/pages';
import { expect, test } from 'vitest';
import remote from './remote.tsx';

test('it owns one page, listed in the footer', () => {
  expect(remote.pages.map(({ path, nav }) => [path, nav])).toEqual([
    ['/${topic}', [{ area: 'informations', label: '${title}', order: 60 }]],
  ]);
});

await testRemote(remote);
`;

const page = ({ file, component, title }: RemoteNames) => `import type { PageProps } from 'shared/contract';
import { Hero, LinkButton, Section } from 'shared/core';
import type { ${component}Content } from '../content/${file}.ts';

/** ${title}: what it is about, and the way to a counselor. */
export default function ${component}Page({ data }: PageProps<${component}Content>) {
  const { hero, closing } = data;
  return (
    <>
      <Hero title={hero.title} blurb={hero.blurb} />
      <Section title={closing.title} intro={closing.intro} band="sand">
        <LinkButton href={closing.cta.href} variant="contained" color="secondary" size="large">
          {closing.cta.label}
        </LinkButton>
      </Section>
    </>
  );
}
`;

const pageTest = ({
  file,
  component,
  title,
}: RemoteNames) => `import { screen } from '@testing-library/react';
import { renderInSite } from 'shared/testing';
import { expect, test } from 'vitest';
import content from '../content/${file}.ts';
import ${component}Page from './${component}Page.tsx';

test('the page says its name once, and what it is about', () => {
  renderInSite(<${component}Page data={content} />);
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  expect(screen.getByText(content.hero.blurb)).toBeVisible();
});

test('Free Consultation leads to the contact page', () => {
  renderInSite(<${component}Page data={content} />);
  expect(screen.getByRole('link', { name: 'Free Consultation' })).toHaveAttribute('href', '/contact');
});
`;

const content = ({ component, title, name }: RemoteNames) => `/** All that the page says. */
export interface ${component}Content {
  hero: { title: string; blurb: string };
  closing: { title: string; intro: string; cta: { label: string; href: \`/\${string}\` } };
}

// First words, for the team of ${name} to replace with its own.
const content: ${component}Content = {
  hero: {
    title: '${title}',
    blurb: 'This page is new, and its team is writing it now. Until then, our counselors answer in person.',
  },
  closing: {
    title: 'Begin with one conversation',
    intro: 'Bring your questions to our office in Lalitpur or Kathmandu. The first consultation is free.',
    cta: { label: 'Free Consultation', href: '/contact' },
  },
};

export default content;
`;

const completenessTest = `// @vitest-environment node
import { testContent } from 'shared/testing/content';

testContent(import.meta.glob(['./**/*.ts', '!./**/*.test.ts'], { eager: true }));
`;

/** Content by path from the project's root. */
export const sourceFiles = (names: RemoteNames): Record<string, string> => {
  const { name, file, component } = names;
  return {
    [`${name}/src/remote.tsx`]: remote(names),
    [`${name}/src/remote.test.ts`]: remoteTest(names),
    [`${name}/src/pages/${component}Page.tsx`]: page(names),
    [`${name}/src/pages/${component}Page.test.tsx`]: pageTest(names),
    [`${name}/src/content/${file}.ts`]: content(names),
    [`${name}/src/content/completeness.test.ts`]: completenessTest,
  };
};
