import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { linkedText } from '@sayapatri/design';
import { Icon } from '../components/Icon.tsx';
import { labels } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';
import { TickableList } from './TickableList.tsx';

export function VisaChecklist({ section }: { section: SectionOf<'visaChecklist'> }) {
  return (
    <TickableList
      columns={2}
      points={section.items.map(({ requirement, status, icon, description }) => ({
        icon: <Icon name={icon} />,
        title: requirement,
        text: (
          <>
            {/* The list's introduction tells others that all papers are mandatory. */}
            <Box component="span" sx={visuallyHidden}>{` ${labels[status]}`}</Box>
            {description ? <p>{linkedText(description)}</p> : null}
          </>
        ),
      }))}
    />
  );
}
