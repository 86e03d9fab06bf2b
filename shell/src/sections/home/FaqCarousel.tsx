import { Carousel } from 'shared/carousel';
import { CardFrame, Section, styled, Typography } from 'shared/core';
import type { FaqItem } from '../../content/faq.ts';
import type { Heading } from '../../content/sections.ts';

const QuestionCard = styled(CardFrame)({
  padding: 'clamp(24px, 4vw, 44px)',
  '& p': { margin: '12px 0 0', color: 'var(--mui-palette-text-secondary)' },
});

/** One question at a time, the neighbouring ones blurred; wraps around. */
export function FaqCarousel({ title, intro, items }: Heading & { items: readonly FaqItem[] }) {
  return (
    <Section band="sand" title={title} intro={intro}>
      <Carousel
        label={title}
        item="question"
        slideWidth="min(84%, 640px)"
        gap={24}
        loop
        spotlight
        slides={items.map(({ question, answer }) => ({
          id: question,
          label: question,
          content: (
            <QuestionCard>
              <Typography variant="h3">{question}</Typography>
              <p>{answer}</p>
            </QuestionCard>
          ),
        }))}
      />
    </Section>
  );
}
