import { Tag } from '../Tag/Tag.tsx';
import { PointList } from './PointList.tsx';

export const usual = (
  <PointList
    points={[
      { icon: 'academic', title: 'Global recognition', text: 'Degrees that employers know.' },
      { icon: 'check', title: 'Safe cities', text: 'And a large Nepali community.' },
    ]}
    columns
  />
);
export const checklist = (
  <PointList points={[{ title: 'Valid passport', end: <Tag>mandatory</Tag> }]} checklist />
);
export const longText = (
  <PointList
    points={[
      {
        icon: 'warning',
        title: 'Genuine student requirement, answered in your own words in the application form',
        text: 'You write why you chose this course, this university and this country, what you have done since school and what you want to do afterwards. Short, honest answers are better than long ones.',
        end: <Tag>always mandatory</Tag>,
      },
    ]}
  />
);
