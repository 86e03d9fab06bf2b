// @vitest-environment node
import { expect, it } from 'vitest';
import { shareTargets } from './shareTargets.ts';

const url = 'https://www.example.org/blogs/a-b?x=1&y=2';

it('fills title and address into each service, whatever characters they hold', () => {
  const targets = shareTargets('Fees & "costs"', url);
  expect(targets.map(({ label }) => label)).toEqual(['WhatsApp', 'Viber', 'Facebook', 'Email']);
  for (const { href } of targets) {
    const [, query = ''] = href.split('?');
    const values = [...new URLSearchParams(query).values()].join(' ');
    expect(values).toContain(url);
    expect(href).not.toMatch(/[ "<>]/);
  }
  expect(targets[3]?.href).toMatch(/^mailto:\?subject=Fees%20%26%20%22costs%22&body=/);
});
