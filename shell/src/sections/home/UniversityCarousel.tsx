import { Carousel } from 'shared/carousel';
import { Section, styled } from 'shared/core';
import type { Heading } from '../../content/sections.ts';
import type { University } from '../../content/universities.ts';

/** The university's name instead of its logo, which is a trademark. */
const NameTile = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  height: '100%',
  minHeight: 128,
  padding: '16px 12px',
  textAlign: 'center',
  lineHeight: 1.3,
  background: 'var(--mui-palette-background-paper)',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 12,
  '& strong': { fontWeight: 700, letterSpacing: '-0.01em', color: 'var(--mui-palette-primary-main)' },
  '& span': { marginTop: 6, fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
});

/** Slides per view from each viewport width on (SPEC section 9). */
const perView = { 0: 2, 640: 3, 768: 4, 1024: 6 };

export function UniversityCarousel({
  title,
  intro,
  universities,
}: Heading & { universities: readonly University[] }) {
  return (
    <Section title={title} intro={intro}>
      <Carousel
        label={title}
        item="university"
        slideWidth={perView}
        gap={30}
        loop
        autoplay={{ delay: 700 }}
        slides={universities.map(({ name, country }) => ({
          id: name,
          content: (
            <NameTile>
              <strong>{name}</strong>
              <span>{country}</span>
            </NameTile>
          ),
        }))}
      />
    </Section>
  );
}
