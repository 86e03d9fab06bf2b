import Button from '@mui/material/Button';
import { PointList, Section } from '@sayapatri/design';
import { processHeading } from '../../content/serviceTexts.ts';
import type { Service } from '../../schema/entities.ts';

/** The steps in order, and the page that has the subject in detail. */
export function ServiceProcess({ process, link }: Pick<Service, 'process' | 'link'>) {
  return (
    <Section title={processHeading(process.length)}>
      <PointList
        numbered
        columns={2}
        points={process.map(({ title, description }) => ({ title, text: description }))}
      />
      <Button href={link.href} variant="outlined" sx={{ mt: 2 }}>
        {link.label}
      </Button>
    </Section>
  );
}
