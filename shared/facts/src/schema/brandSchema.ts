/** The schema of brand.json, which runs in builds and in tests, and makes the editor's forms. */

import * as v from 'valibot';
import { weekdays } from '../brand/hours.ts';
import {
  choice,
  email,
  group,
  list,
  matching,
  missingOr,
  phone,
  slug,
  text,
  website,
  wholeNumber,
} from './fields.ts';

const day = choice(weekdays);
const time = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time written as 09:00 or 18:30');

const dateRule = 'must be a day written as 2026-10-20';
const date = v.pipe(
  matching(/^\d{4}-\d\d-\d\d$/, dateRule),
  v.check((day) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day), dateRule),
);

const hours = list(
  v.pipe(
    group({
      from: day,
      to: v.exactOptional(v.pipe(day, v.description('The last of several days with the same hours'))),
      opens: v.exactOptional(
        v.pipe(time, v.description('In Nepal; leave both times empty where the office is closed')),
      ),
      closes: v.exactOptional(time),
    }),
    v.forward(
      v.check(
        ({ opens, closes }) => !opens === !closes,
        'is missing, or the office is closed: then leave out opens too',
      ),
      ['closes'],
    ),
    v.forward(
      v.check(({ opens = '', closes = '24' }) => opens < closes, 'must be later than opens'),
      ['closes'],
    ),
    v.forward(
      v.check(
        ({ from, to = from }) => weekdays.indexOf(from) <= weekdays.indexOf(to),
        'must be a later day than from; a week begins on Sunday',
      ),
      ['to'],
    ),
  ),
);

const degreesRule = 'must be a number of degrees such as 27.6694';
const degrees = (most: number) =>
  v.pipe(v.number(missingOr(degreesRule)), v.minValue(-most, degreesRule), v.maxValue(most, degreesRule));

export const brandSchema = group({
  sample: v.exactOptional(
    v.pipe(
      v.literal(true, 'can only be true'),
      v.description('Switch it off when these are your own: what is still sample is then listed'),
    ),
  ),
  name: text,
  fullName: v.pipe(text, v.description('The name in the line at the foot of each page')),
  shortName: v.pipe(text, v.description('The name that the assistant uses')),
  origin: v.pipe(
    website,
    v.regex(/^https:\/\/[^/?#]+$/, 'must end with the domain, without a page'),
    v.description('The address at which visitors find the site, such as https://www.example.com'),
  ),
  tagline: text,
  copyrightYear: v.pipe(wholeNumber, v.minValue(1900, 'must be a year'), v.maxValue(2100, 'must be a year')),
  copyright: v.pipe(text, v.description('What follows the name in the line at the foot of each page')),
  phones: v.pipe(list(phone), v.description('The header shows the first one')),
  email,
  offices: list(
    group({
      id: slug,
      name: v.pipe(text, v.description('The town')),
      address: text,
      short: v.pipe(text, v.description('Town and country, at the foot of each page')),
      latitude: degrees(90),
      longitude: degrees(180),
    }),
  ),
  socials: v.pipe(
    list(group({ name: text, icon: choice(['facebook', 'instagram', 'linkedin']), href: website })),
    v.title('Profiles'),
  ),
  officeHours: hours,
  holidays: v.exactOptional(
    v.pipe(
      list(group({ date, name: text })),
      v.description('Days on which the offices stay closed, such as those of Dashain'),
    ),
  ),
  chatHours: v.pipe(hours, v.title('Counsellors’ hours')),
  replyHours: v.pipe(
    wholeNumber,
    v.minValue(1, 'must be at least 1 hour'),
    v.description('How many hours an answer to an enquiry takes at most'),
  ),
});

export type BrandData = v.InferOutput<typeof brandSchema>;
