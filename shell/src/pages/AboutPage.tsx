import about from '../content/about.ts';
import { leadership, teamMembers } from '../content/team.ts';
import trail from '../drawings/TrailScene.tsx?drawing';
import { AboutServices } from '../sections/about/AboutServices.tsx';
import { Leadership } from '../sections/about/Leadership.tsx';
import { TeamCarousel } from '../sections/about/TeamCarousel.tsx';
import { TenReasons } from '../sections/about/TenReasons.tsx';
import { PageHero } from '../sections/PageHero.tsx';

export default function AboutPage() {
  const { hero } = about;
  return (
    <>
      <PageHero hero={hero} drawing={trail} />
      <AboutServices {...about.services} />
      <Leadership {...about.leadership} profiles={leadership} />
      <TeamCarousel {...about.team} members={teamMembers} />
      <TenReasons {...about.whyChooseUs} />
    </>
  );
}
