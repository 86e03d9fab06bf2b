import { CardFrame, CheckList, Picture, Section, styled, Timeline, Typography } from '@sayapatri/design';
import pictures from '@sayapatri/drawings/services/services.tsx?pictures';
import services from '../../content/services.ts';
import { processHeading, serviceHeadings, stepLabel } from '../../content/serviceTexts.ts';
import type { Service } from '../../schema/entities.ts';

const Parts = styled('div')({
  display: 'grid',
  gap: 'clamp(16px, 2vw, 24px)',
  // The steps are as far apart as the points above them.
  '&& > ol > li': { paddingBottom: 'clamp(12px, 1.8vw, 24px)' },
  '&& > ol p': { textWrap: 'balance' },
  // The picture stands above the list on a phone and beside it on a wide screen; on a tablet it would be cut off.
  '& > div': { display: 'grid', gap: '12px 32px' },
  '& > div > ul': { alignContent: 'start', marginTop: 0 },
  '& img': { display: 'block', width: '100%', height: 'auto', borderRadius: 12 },
  '@media (max-width: 599px)': { '& > div': { padding: 16 } },
  '@media (min-width: 600px)': {
    '& > div > ul': { columnGap: 32, gridTemplateColumns: '1fr 1fr' },
    '& > div > ul > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  '@media (min-width: 600px) and (max-width: 1199px)': { '& :is(picture, img)': { display: 'none' } },
  '@media (min-width: 1200px)': {
    '& picture': { display: 'contents' },
    '& > div': { gridTemplate: 'auto 1fr / 5fr 7fr' },
    '& img': { gridRow: '1 / 3', height: '100%', objectFit: 'cover' },
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
          compact
          items={process.map(({ title, description }, index) => ({
            label: `${stepLabel} ${index + 1}`,
            title,
            text: description,
          }))}
        />
        <CardFrame>
          {picture ? <Picture picture={picture} alt="" sizes="(max-width: 599px) 100vw, 490px" /> : null}
          <Typography variant="h3">{serviceHeadings.requirements}</Typography>
          <CheckList items={requirements} />
        </CardFrame>
      </Parts>
    </Section>
  );
}
