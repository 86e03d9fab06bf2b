import type { Drawings } from '../picture.ts';
import { Portrait } from './Portrait.tsx';
import { students, team } from './people.ts';
import type { Person } from './person.ts';

const size = { width: 200, height: 200 };
const single = Object.fromEntries(
  Object.entries<Person>({ ...team, ...students }).map(([id, person]) => [
    id,
    { ...size, alt: person.alt, draw: () => <Portrait people={[person]} /> },
  ]),
);
const two = (alt: string, one: Person, other: Person) => ({
  ...size,
  alt,
  draw: () => <Portrait people={[one, other]} />,
});

/**
 * Portraits of the sample team and students by id: a member's `id`, or the name of a student (`aarati-s`) or an author
 * team in kebab-case. The consultancy's photographs replace them.
 */
const portraits: Drawings = {
  ...single,
  'academic-planning-team': two(
    'Two of the academic planning team, a woman in a sari and a younger colleague',
    team.asmita,
    team.mina,
  ),
  'admissions-counselling-team': two(
    'Two of the admissions counselling team, a woman with a shawl and a young man',
    team.sunita,
    team.dipesh,
  ),
  'scholarship-guidance-team': two(
    'Two of the scholarship guidance team, a man in a coat and a woman with glasses',
    team.kiran,
    team.nisha,
  ),
};

export default portraits;
