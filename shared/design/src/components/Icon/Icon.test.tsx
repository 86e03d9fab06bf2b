import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import { renderInSite } from '@sayapatri/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type IconName, icons } from './icons.ts';
import { inlinePaths } from './inlinePaths.ts';

/** The content of MUI's svg element. */
async function shapesOf(name: IconName) {
  const { default: MuiIcon } = await import(`@mui/icons-material/${icons[name]}`);
  return renderToStaticMarkup(createElement(MuiIcon)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

test('the file of icons holds each icon of the set: run with --update after changing the set', async () => {
  const symbols = await Promise.all(
    (Object.keys(icons) as IconName[]).map(
      async (name) => `<symbol id="${name}" viewBox="0 0 24 24">${await shapesOf(name)}</symbol>`,
    ),
  );
  const file = `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${symbols.join('\n')}\n</svg>\n`;
  await expect(file).toMatchFileSnapshot('icons.svg');
});

test.each(Object.entries(inlinePaths))('%s is drawn inline as in the set', async (name, path) => {
  expect(await shapesOf(name as IconName)).toBe(`<path d="${path}"></path>`);
});

test('an icon refers to its symbol in the file, and is hidden from screen readers', () => {
  const { container } = renderInSite(<CheckCircleOutlinedIcon />);
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/icons\.svg#check$/);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
