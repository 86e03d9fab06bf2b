import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CardFrame, CheckList, Section, Timeline } from '@sayapatri/design';
import { processHeading, serviceHeadings, stepLabel } from '../../content/serviceTexts.ts';
import type { Service } from '../../schema/entities.ts';

const Parts = styled('div')({
  display: 'grid',
  gap: 'clamp(16px, 2vw, 24px)',
  // The steps are as far apart as the points above them.
  '&& > ol > li': { paddingBottom: 'clamp(12px, 1.8vw, 24px)' },
  '&& > ol p': { textWrap: 'balance' },
  '& > div': { display: 'grid', gap: '12px 32px' },
  '& > div > ul': { alignContent: 'start', marginTop: 0 },
  '@media (max-width: 599px)': { '& > div': { padding: 16 } },
  '@media (min-width: 600px)': {
    '& > div > ul': { columnGap: 32, gridTemplateColumns: '1fr 1fr' },
    '& > div > ul > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
});

/** The steps in order, and below them the requirements. */
export function ServiceProcess({ process, requirements }: Pick<Service, 'process' | 'requirements'>) {
  return (
    <Section band="sand" title={processHeading(process.length)}>
      <Parts>
        <Timeline
          compact
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
      </Parts>
    </Section>
  );
}
