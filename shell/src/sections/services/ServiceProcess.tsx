import Button from '@mui/material/Button';
import { Section, Timeline } from '@sayapatri/design';
import { processHeading, stepLabel } from '../../content/serviceTexts.ts';
import type { Service } from '../../schema/entities.ts';

/** The steps in order, and the page that has the subject in detail. */
export function ServiceProcess({ process, link }: Pick<Service, 'process' | 'link'>) {
  return (
    <Section title={processHeading(process.length)}>
      <Timeline
        compact
        items={process.map(({ title, description }, index) => ({
          label: `${stepLabel} ${index + 1}`,
          title,
          text: description,
        }))}
      />
      <Button href={link.href} variant="outlined" sx={{ mt: 2 }}>
        {link.label}
      </Button>
    </Section>
  );
}
