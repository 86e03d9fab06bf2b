import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import charges from '../../content/charges.ts';
import { Charges } from './Charges.tsx';

test('a class may have the same hours on two days; each stays on one line', () => {
  const hours = '9:30–11:00 AM';
  const times = `Sunday, ${hours}, and Tuesday, ${hours}`;
  const classes = charges.classes.slice(0, 1).map((one) => ({ ...one, times }));
  renderInSite(<Charges {...charges} classes={classes} names={{}} />);
  expect(screen.getAllByText(hours, { selector: 'span' })).toHaveLength(2);
});
