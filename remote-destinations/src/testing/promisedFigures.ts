import type { GuideEntry } from '../schema/guide.ts';

/**
 * Every figure that the specification gives for a guide, as visitors must be able to read it, by slug. Tests compare
 * the data and the rendered pages with it.
 */
export const promisedFigures: Readonly<Record<GuideEntry['slug'], readonly string[]>> = {
  'study-in-australia': [
    '48 hours per fortnight',
    'During studies',
    'Unlimited',
    'During breaks',
    '$1,450-$2,800',
    'Over 700,000',
    '14',
    '19',
    '20',
    '31',
    '41',
    '72',
    'Start Your Journey',
  ],
  'study-in-canada': [
    '20 hours per week',
    'While studying',
    'post-graduation work permit',
    'Up to 3 years',
    'CAD 50,000 per year',
    'CAD 70,000 per year',
  ],
  'study-in-usa': [
    '$350',
    '$185',
    '$6,000 to $55,000',
    '$45-$1,200',
    '$10.94 per hour',
    '$11.85 per hour',
    '$15.48 per hour',
    '$21.31 per hour',
  ],
  'study-in-uk': [
    '£348',
    '£300 per year',
    '£11,385',
    '£9,135',
    '20 hours per week',
    '£15,900',
    'Up to 6 months',
    '6-11 months',
    'Full course',
  ],
  'study-in-new-zealand': [
    'NZ$430',
    '6.0 (5.5 each band)',
    '80',
    '6.5 (6.0 each band)',
    '90',
    '20 hours per week',
    'Up to 3 years',
    '8 universities',
    '401-450',
  ],
  'study-in-europe': [],
  'study-in-japan': ['12-15 months', '56.2% enrollment rate'],
  'study-in-korea': ['3.5 x 4.5 cm', '€476', '€52', '€20', '€42', '€6', '€10', 'D-2', 'D-4'],
};
