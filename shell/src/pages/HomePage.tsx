import Box from '@mui/material/Box';
import type { PageProps } from '@sayapatri/contract';
import faq from '../content/faq.json';
import data from '../content/home.json';
import { testimonials } from '../content/people.ts';
import universities from '../content/universities.json';
import type { FaqContent, HomeContent } from '../schema/pages.ts';
import { Destinations } from '../sections/home/Destinations.tsx';
import { FaqCarousel } from '../sections/home/FaqCarousel.tsx';
import { HomeHero } from '../sections/home/HomeHero.tsx';
import { Testimonials } from '../sections/home/Testimonials.tsx';
import { UniversityCarousel } from '../sections/home/UniversityCarousel.tsx';
import { WhyChooseUs } from '../sections/home/WhyChooseUs.tsx';
import { ServiceRows } from '../sections/services/ServiceRows.tsx';

const home = data as HomeContent;

export default function HomePage({ datasets }: PageProps) {
  return (
    <>
      <HomeHero {...home.hero} {...datasets} />
      <ServiceRows {...home.services} items={home.services.cards} />
      <Destinations {...home.destinations} guideFacts={datasets?.guideFacts} />
      <UniversityCarousel {...universities} />
      <WhyChooseUs {...home.whyChooseUs} />
      <FaqCarousel {...(faq as FaqContent)} />
      {/* Keeps clear of the ridge above the footer. */}
      <Box sx={{ pb: { xs: 3.5, md: 6 } }}>
        <Testimonials {...home.testimonials} items={testimonials} />
      </Box>
    </>
  );
}
