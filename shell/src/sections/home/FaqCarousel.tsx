import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from '@sayapatri/design';
import { Carousel } from '@sayapatri/design/carousel';
import { useEffect, useRef, useState } from 'react';
import type { FaqItem } from '../../schema/entities.ts';
import type { FaqContent } from '../../schema/pages.ts';

const labels = { showAll: 'Show all questions', showOne: 'Show one at a time' };

/** Also shows all questions while scripts are loading or have failed: the carousel's row wraps then. */
const Questions = styled('div')({
  // On a phone the card stands on the page's grid, and its neighbours in the margins.
  '@media (max-width: 599px)': { marginInline: -12, '& > div:not([role])': { marginInline: 12 } },
  '&:has(> details[open]) [aria-roledescription=carousel]': {
    '& > :first-of-type': { display: 'none' },
    '& .swiper': { overflow: 'visible' },
    '& .swiper-wrapper': { flexWrap: 'wrap', justifyContent: 'center' },
    '& .swiper-slide': { margin: '0 !important' },
  },
  '& > details': { marginTop: 24, textAlign: 'center' },
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 44,
    padding: '0 12px',
    fontWeight: 650,
    color: 'var(--mui-palette-primary-main)',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& details[open] summary svg': { transform: 'rotate(180deg)' },
  '& details[open] summary span:first-of-type, & details:not([open]) summary span:last-of-type': {
    display: 'none',
  },
});

const AllQuestions = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
  gap: 20,
});

const Question = ({ question, answer, link }: FaqItem) => (
  <Card sx={{ height: '100%', p: 'clamp(24px, 4vw, 44px)' }}>
    <Typography variant="h3">{question}</Typography>
    <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
      {answer}{' '}
      {link ? (
        <Link href={link.href} sx={{ display: 'inline-block' }}>
          {link.label}
        </Link>
      ) : null}
    </Typography>
  </Card>
);

/** One question at a time, the neighbouring ones blurred; wraps around. `Show all` lists all of them instead. */
export function FaqCarousel({ title, intro, questions }: FaqContent) {
  const [all, setAll] = useState(false);
  const toggle = useRef<HTMLDetailsElement>(null);
  // The visitor may have opened it before hydration.
  useEffect(() => setAll(toggle.current?.open ?? false), []);

  return (
    <Section band="sand" weight="quiet" title={title} intro={intro}>
      <Questions>
        {all ? (
          <AllQuestions>
            {questions.map((item) => (
              <Question key={item.question} {...item} />
            ))}
          </AllQuestions>
        ) : (
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
        )}
        <details ref={toggle} onToggle={({ currentTarget }) => setAll(currentTarget.open)}>
          <summary>
            <span>{labels.showAll}</span>
            <span>{labels.showOne}</span>
            <KeyboardArrowDownIcon fontSize="small" />
          </summary>
        </details>
      </Questions>
    </Section>
  );
}
