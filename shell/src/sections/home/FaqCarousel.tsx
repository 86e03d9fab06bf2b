import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Section } from '@sayapatri/design';
import { Carousel } from '@sayapatri/design/carousel';
import type { FaqItem } from '../../schema/entities.ts';
import type { FaqContent } from '../../schema/pages.ts';

const Question = ({ question, answer, link }: FaqItem) => (
  <Card sx={{ height: '100%', p: { xs: 2, md: 4 } }}>
    <Typography variant="h3">{question}</Typography>
    <Typography sx={{ mt: 1, typography: { xs: 'body2', md: 'body1' }, color: 'text.secondary' }}>
      {answer}{' '}
      {link ? (
        <Link href={link.href} sx={{ display: 'inline-block' }}>
          {link.label}
        </Link>
      ) : null}
    </Typography>
  </Card>
);

/** One question at a time, the neighbouring ones blurred; wraps around. */
export function FaqCarousel({ title, questions }: FaqContent) {
  return (
    <Section band="sand" weight="quiet" title={title}>
      <Carousel
        label={title}
        item="question"
        slideWidth="min(100% - 24px, max(400px, 60%))"
        gap={8}
        loop
        spotlight
        slides={questions.map((item) => ({
          id: item.question,
          label: item.question,
          content: <Question {...item} />,
        }))}
      />
    </Section>
  );
}
