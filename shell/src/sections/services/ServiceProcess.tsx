import { CardFrame, CheckList, Picture, Section, styled, Timeline, Typography } from '@sayapatri/design';
import pictures from '@sayapatri/drawings/services/services.tsx?pictures';
import services from '../../content/services.ts';
import { processHeading, serviceHeadings, stepLabel } from '../../content/serviceTexts.ts';
import type { Service } from '../../schema/entities.ts';

const Parts = styled('div')({
  display: 'grid',
  gap: 'clamp(16px, 2vw, 24px)',
  // The picture above the list, which has two columns beside a phone; on a wide screen beside it and as high.
  '& > div': { display: 'grid', gap: '12px 32px' },
  '& img': { display: 'block', width: '100%', height: 'auto', borderRadius: 12 },
  '@media (max-width: 599px)': { '& > div': { padding: 16 } },
  '@media (min-width: 600px)': {
    '& picture': { display: 'contents' },
    '& img': { maxHeight: 300, objectFit: 'cover' },
    '& > div > ul': { columnGap: 32, gridTemplateColumns: '1fr 1fr', alignContent: 'start', marginTop: 0 },
  },
  '@media (min-width: 1200px)': {
    '& > div': { gridTemplate: 'auto 1fr / minmax(0, 5fr) minmax(0, 7fr)' },
    '& img': { gridRow: '1 / 3', height: '100%', maxHeight: 'none' },
  },
});

/** The steps in order, and below them the requirements. */
export function ServiceProcess({
  path,
  process,
  requirements,
}: Pick<Service, 'path' | 'process' | 'requirements'>) {
  const picture = pictures[services.cards.items.find((card) => card.path === path)?.icon ?? ''];
  return (
    <Section band="sand" title={processHeading(process.length)}>
      <Parts>
        <Timeline
          columns
          items={process.map(({ title, description }, index) => ({
            label: `${stepLabel} ${index + 1}`,
            title,
            text: description,
          }))}
        />
        <CardFrame>
          {picture ? <Picture picture={picture} alt="" sizes="(max-width: 899px) 100vw, 490px" /> : null}
          <Typography variant="h3">{serviceHeadings.requirements}</Typography>
          <CheckList items={requirements} />
        </CardFrame>
      </Parts>
    </Section>
  );
}
