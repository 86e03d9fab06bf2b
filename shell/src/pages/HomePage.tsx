import { faq } from '../content/faq.ts';
import home from '../content/home.ts';
import { testimonials } from '../content/testimonials.ts';
import { universities } from '../content/universities.ts';
import { Destinations } from '../sections/home/Destinations.tsx';
import { FaqCarousel } from '../sections/home/FaqCarousel.tsx';
import { HomeHero } from '../sections/home/HomeHero.tsx';
import { HomeServices } from '../sections/home/HomeServices.tsx';
import { Testimonials } from '../sections/home/Testimonials.tsx';
import { UniversityCarousel } from '../sections/home/UniversityCarousel.tsx';
import { WhyChooseUs } from '../sections/home/WhyChooseUs.tsx';

export default function HomePage() {
  return (
    <>
      <HomeHero {...home.hero} />
      <HomeServices {...home.services} />
      <Destinations {...home.destinations} />
      <UniversityCarousel {...home.universities} universities={universities} />
      <WhyChooseUs {...home.whyChooseUs} />
      <FaqCarousel {...home.faq} items={faq} />
      <Testimonials {...home.testimonials} items={testimonials} />
    </>
  );
}
