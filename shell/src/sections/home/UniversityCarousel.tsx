import { styled } from '@mui/material/styles';
import { Picture, Section } from '@sayapatri/design';
import { Carousel } from '@sayapatri/design/carousel';
import logos from '../../pictures/universities/logos.ts';
import type { UniversitiesContent } from '../../schema/pages.ts';

/** The university's name, typeset for this site instead of its logo, which is a trademark. */
const LogoTile = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  height: '100%',
  textAlign: 'center',
  fontSize: '0.9375rem',
  lineHeight: 1.3,
  '& img': { width: 150, maxWidth: '100%', height: 'auto' },
  '& strong': { fontWeight: 700, letterSpacing: '-0.01em', color: 'var(--mui-palette-primary-main)' },
  '& span': { fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
});

/** Slides per view from each viewport width on (SPEC section 9). */
const perView = { 0: 2, 640: 3, 768: 4, 1024: 6 };

export function UniversityCarousel({ title, intro, universities }: UniversitiesContent) {
  return (
    <Section weight="quiet" title={title} intro={intro}>
      <Carousel
        label={title}
        item="university"
        slideWidth={perView}
        gap={30}
        loop
        autoplay={{ delay: 700 }}
        slides={universities.map(({ name, image, country }) => ({
          id: name,
          content: (
            <LogoTile>
              {logos[image] ? <Picture picture={logos[image]} alt={name} /> : <strong>{name}</strong>}
              <span>{country}</span>
            </LogoTile>
          ),
        }))}
      />
    </Section>
  );
}
