import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FigureLines } from '../components/FigureLines.tsx';
import { RowTable } from '../components/RowTable.tsx';
import { columns, labels } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';

/** A row for each course: its name, and for each level how long it takes and what a year costs. */
export function Courses({ section: { title, items, rupees } }: { section: SectionOf<'courses'> }) {
  return (
    <>
      <RowTable
        small
        dense
        hideCaption
        caption={title}
        columns={columns.courses}
        rows={items.map(({ name, description, levels }) => [
          <Box component="span" key={name}>
            {name}
            {description ? (
              <Box component="span" sx={{ display: 'block', fontWeight: 400, color: 'text.secondary' }}>
                {description}
              </Box>
            ) : null}
          </Box>,
          <FigureLines
            key="duration"
            whole
            lines={levels.map(({ level, duration }) => ({
              name: level,
              stated: duration.text.replace('usually ', ''),
            }))}
          />,
          <FigureLines
            key="fee"
            whole
            lines={levels.map(({ annualFee: fee }) => ({
              stated: typeof fee === 'string' ? fee : fee.text.replace(' a year', ''),
            }))}
          />,
        ])}
      />
      {rupees.length > 0 ? (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {`${labels.inRupees} `}
          <b>{`${rupees.join(', ')}.`}</b>
        </Typography>
      ) : null}
    </>
  );
}
