import Box from '@mui/material/Box';
import { FigureText } from '../components/FigureText.tsx';
import { Item } from '../components/Item.tsx';
import { RowTable } from '../components/RowTable.tsx';
import labels from '../content/labels.json';
import type { SectionOf } from '../schema/guide.ts';

type Course = SectionOf<'courses'>['items'][number];
type Level = Course['levels'][number];

const words = (stated: Level['annualFee']) => (typeof stated === 'string' ? stated : stated.text);

/** The courses that take as long and cost as much at one level, a row for each such level, equal levels one below the other. */
function rowsOf(items: readonly Course[]) {
  const rows = new Map<string, Level & { courses: string[] }>();
  for (const { name, description, levels } of items)
    for (const level of levels) {
      const key = [level.level, words(level.duration), words(level.annualFee)].join();
      const row = rows.get(key) ?? { ...level, courses: [] };
      // Once is enough.
      row.courses.push(description && level === levels[0] ? `${name} (${description})` : name);
      rows.set(key, row);
    }
  const order = [...new Set([...rows.values()].map(({ level }) => level))];
  return [...rows.values()].sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}

/** A row for each level: its courses, how long they take and what a year costs. */
export const Courses = ({ section: { title, items } }: { section: SectionOf<'courses'> }) => (
  <RowTable
    caption={title}
    columns={labels.columns.courses}
    rows={rowsOf(items).map(({ level, duration, annualFee, courses }) => [
      <Item key="courses" title={level} text={courses.join(', ')} />,
      <FigureText key="duration" stated={duration.text.replace('usually ', '')} />,
      // Both ends of a fee stand on one line where there is room.
      <Box key="fee" sx={{ minWidth: { xs: 92, sm: 150 } }}>
        <FigureText
          stated={
            typeof annualFee === 'string'
              ? annualFee
              : { ...annualFee, text: annualFee.text.replace(' a year', '') }
          }
        />
      </Box>,
    ])}
  />
);
