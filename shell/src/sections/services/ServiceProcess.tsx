import { CardFrame, CheckList, Section, styled, Timeline, Typography } from '@sayapatri/design';
import { processHeading, serviceHeadings, serviceTexts, stepLabel } from '../../content/serviceTexts.ts';
import type { Service } from '../../schema/entities.ts';

const Columns = styled('div')({
  display: 'grid',
  gap: 40,
  alignItems: 'start',
  '@media (min-width: 900px)': {
    gridTemplateColumns: '1.2fr 1fr',
    gap: 72,
    // The requirements stay in view next to the steps.
    '& > :last-child': { position: 'sticky', top: 'calc(var(--header-height) + 24px)', height: 'auto' },
  },
});

/** The steps in order and, beside them, the requirements. */
export function ServiceProcess({ process, requirements }: Pick<Service, 'process' | 'requirements'>) {
  return (
    <Section band="sand" title={processHeading(process.length)} intro={serviceTexts.intros.process}>
      <Columns>
        <Timeline
          items={process.map(({ title, description }, index) => ({
            label: `${stepLabel} ${index + 1}`,
            title,
            text: description,
          }))}
        />
        <CardFrame>
          <Typography variant="h3">{serviceHeadings.requirements}</Typography>
          <CheckList items={requirements} />
        </CardFrame>
      </Columns>
    </Section>
  );
}
