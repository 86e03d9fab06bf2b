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

  it('is followed with the Enter key', async () => {
    const { user } = show('<a href="/contact">Contact</a>');
    await user.tab();
    expect(screen.getByText('Contact')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(window.location.pathname).toBe('/contact');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'opens as the browser decides when clicked with %o',
    (how) => {
      show('<a href="/contact">Contact</a>');
      expect(isLeftToBrowser(screen.getByText('Contact'), how)).toBe(true);
      expect(window.location.pathname).toBe('/');
    },
  );

  it.each(['https://www.example.org/', '//www.example.org/'])('to %s opens a new tab', (address) => {
    show(`<a href="${address}">Elsewhere</a>`);
    const link = screen.getByRole('link', { name: 'Elsewhere' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(isLeftToBrowser(link)).toBe(true);
    expect(window.location.pathname).toBe('/');
  });

  it.each(brand.phones)('to $label is a plain tel: link', ({ href, label }) => {
    show(`<a href="${href}">${label}</a>`);
    expect(isLeftToBrowser(screen.getByText(label))).toBe(true);
  });
});

it('the markup of a reply is sanitised', () => {
  const { container } = show('<p onclick="alert(1)">before</p><script>alert(1)</script>');
  expect(screen.getByText('before')).not.toHaveAttribute('onclick');
  expect(container.querySelector('script')).toBeNull();
});
