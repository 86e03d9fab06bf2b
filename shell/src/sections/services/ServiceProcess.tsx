import { CardFrame, CheckList, Picture, Section, styled, Timeline, Typography } from '@sayapatri/design';
import pictures from '@sayapatri/drawings/services/services.tsx?pictures';
import services from '../../content/services.ts';
import { processHeading, serviceHeadings, stepLabel } from '../../content/serviceTexts.ts';
import type { Service } from '../../schema/entities.ts';

const Parts = styled('div')({
  display: 'grid',
  gap: 'clamp(16px, 2vw, 24px)',
  // The picture at its own ratio: above the list, or beside it where there is room for both.
  '& > div': { display: 'grid', gap: '8px 32px', padding: 0, overflow: 'hidden' },
  '& img': { display: 'block', width: '100%', height: 'auto' },
  '& > div > h3': { marginTop: 12, paddingInline: 24 },
  '& > div > ul': { alignContent: 'start', padding: '0 24px 24px' },
  '@media (min-width: 600px)': { '& > div > ul': { columnGap: 32, gridTemplateColumns: '1fr 1fr' } },
  '@media (min-width: 900px)': {
    '& > div': { gridTemplate: 'auto 1fr / minmax(0, 5fr) minmax(0, 7fr)' },
    // The colour of the drawings' sky, for a list that is higher than the picture.
    '& picture': { display: 'contents' },
    '& img': {
      gridRow: '1 / 3',
      height: '100%',
      objectFit: 'contain',
      objectPosition: 'bottom',
      background: 'var(--skyline-far)',
    },
    '& > div > h3, & > div > ul': { paddingLeft: 0 },
    '& > div > h3': { marginTop: 24 },
  },
  '@media (min-width: 900px) and (max-width: 1199px)': { '& > div > ul': { gridTemplateColumns: '1fr' } },
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
