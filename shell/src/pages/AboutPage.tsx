import { Hero, LinkButton } from 'shared/core';
import about from '../content/about.ts';
import { leadership, teamMembers } from '../content/team.ts';
import { AboutServices } from '../sections/about/AboutServices.tsx';
import { Leadership } from '../sections/about/Leadership.tsx';
import { TeamCarousel } from '../sections/about/TeamCarousel.tsx';
import { TenReasons } from '../sections/about/TenReasons.tsx';

export default function AboutPage() {
  const { hero } = about;
  return (
    <>
      <Hero
        title={hero.title}
        blurb={hero.blurb}
        actions={
          <LinkButton href={hero.cta.href} variant="contained" color="secondary" size="large">
            {hero.cta.label}
          </LinkButton>
        }
      />
      <AboutServices {...about.services} />
      <Leadership {...about.leadership} profiles={leadership} />
      <TeamCarousel {...about.team} members={teamMembers} />
      <TenReasons {...about.whyChooseUs} />
    </>
  );
}
