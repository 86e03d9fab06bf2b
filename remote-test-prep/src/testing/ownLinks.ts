import { screen } from '@testing-library/react';

/** The words and the address of each link to this site on the page, which hides none: jsdom would take seconds to check that. */
export const ownLinks = () =>
  screen
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.getAttribute('href')?.startsWith('/'))
    .map((link) => [link.textContent, link.getAttribute('href')]);
