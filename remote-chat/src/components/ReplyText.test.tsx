import { brand } from '@sayapatri/facts/brand';
import { renderInSite } from '@sayapatri/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ReplyText } from './ReplyText.tsx';

const show = (markup: string) => renderInSite(<ReplyText markup={markup} />);

/** Clicks a link; returns whether the browser itself would follow it. */
const isLeftToBrowser = (link: HTMLElement, how: MouseEventInit = {}) => {
  let left = false;
  const look = (event: Event) => {
    left = !event.defaultPrevented;
    // jsdom can't navigate.
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  fireEvent.click(link, how);
  return left;
};

describe('a link in a reply', () => {
  it('inside the site opens its page without a reload', () => {
    show('<p><a href="/study-in-japan?from=chat#visa">The <strong>guide</strong></a></p>');
    expect(isLeftToBrowser(screen.getByText('guide'))).toBe(false);
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      '/study-in-japan?from=chat#visa',
    );
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'opens as the browser decides when clicked with %o',
    (how) => {
      show('<a href="/contact">Contact</a>');
      expect(isLeftToBrowser(screen.getByText('Contact'), how)).toBe(true);
      expect(window.location.pathname).toBe('/');
    },
  );

  it.each(['https://www.example.org/', brand.phones[0].href])('to %s is left to the browser', (address) => {
    show(`<a href="${address}">Elsewhere</a>`);
    expect(isLeftToBrowser(screen.getByText('Elsewhere'))).toBe(true);
    expect(window.location.pathname).toBe('/');
  });
});

it('the markup of a reply is sanitised', () => {
  const { container } = show('<p onclick="alert(1)">before</p><script>alert(1)</script>');
  expect(screen.getByText('before')).not.toHaveAttribute('onclick');
  expect(container.querySelector('script')).toBeNull();
});
