import { CardFrame, CheckList, Picture, Section, styled, Timeline, Typography } from '@sayapatri/design';
import pictures from '@sayapatri/drawings/services/services.tsx?pictures';
import services from '../../content/services.ts';
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
  '& img': {
    display: 'block',
    width: 'calc(100% + 48px)',
    maxWidth: 'none',
    height: 'auto',
    margin: '-24px -24px 20px',
    borderRadius: '15px 15px 0 0',
  },
  // Below the steps the card is as wide as the page.
  '@media (min-width: 600px) and (max-width: 899px)': {
    '& img': { aspectRatio: '3', objectFit: 'cover', objectPosition: '50% 80%' },
    '& > :last-child > ul': { columnGap: 32, gridTemplateColumns: '1fr 1fr' },
  },
});

/** The steps in order and, beside them, the requirements. */
export function ServiceProcess({
  path,
  process,
  requirements,
}: Pick<Service, 'path' | 'process' | 'requirements'>) {
  const picture = pictures[services.cards.items.find((card) => card.path === path)?.icon ?? ''];
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
          {picture ? <Picture picture={picture} alt="" sizes="530px" /> : null}
          <Typography variant="h3">{serviceHeadings.requirements}</Typography>
          <CheckList items={requirements} />
        </CardFrame>
      </Columns>
    </Section>
  );
}
