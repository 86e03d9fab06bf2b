import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Section, Timeline } from '@sayapatri/design';
import { processHeading, serviceHeadings, stepLabel } from '../../content/serviceTexts.ts';
import type { Service } from '../../schema/entities.ts';
import { TickedList } from './TickedList.tsx';

/** The steps in order, and below them the requirements. */
export function ServiceProcess({ process, requirements }: Pick<Service, 'process' | 'requirements'>) {
  return (
    <Section band="sand" title={processHeading(process.length)}>
      <Stack sx={{ gap: { xs: 2, lg: 3 } }}>
        <Timeline
          compact
          items={process.map(({ title, description }, index) => ({
            label: `${stepLabel} ${index + 1}`,
            title,
            text: description,
          }))}
        />
        <Card sx={{ display: 'grid', gap: 1.5, p: { xs: 2, sm: 3 } }}>
          <Typography variant="h3">{serviceHeadings.requirements}</Typography>
          <TickedList items={requirements} sx={{ gridTemplateColumns: { sm: '1fr 1fr' } }} />
        </Card>
      </Stack>
    </Section>
  );
}
