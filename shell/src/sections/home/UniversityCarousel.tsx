import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '@sayapatri/design';
import { Carousel } from '@sayapatri/design/carousel';
import type { UniversitiesContent } from '../../schema/pages.ts';

/** Slides per view from each viewport width on (SPEC section 9). */
const perView = { 0: 2, 640: 3, 768: 4, 1024: 6 };

/** The universities' names, typeset in place of their logos, which are trademarks. */
export function UniversityCarousel({ title, universities }: UniversitiesContent) {
  return (
    <Section weight="quiet" title={title}>
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
            <Box sx={{ display: 'grid', alignContent: 'center', height: '100%', textAlign: 'center' }}>
              <Typography variant="h3" component="strong" sx={{ lineHeight: 1.15, color: 'primary.main' }}>
                {name}
              </Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {country}
              </Typography>
            </Box>
          ),
        }))}
      />
    </Section>
  );
}
