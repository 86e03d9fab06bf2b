import { Hero } from '@sayapatri/design';
import { staffMembers } from '../content/team.ts';
import teamSlider from '../content/teamSlider.ts';
import trail from '../pictures/trail-scene.svg';
import { StaffSlider } from '../sections/about/StaffSlider.tsx';

/** A test page: five staff members in a slider. Not listed in menus, sitemap or search engines. */
export default function TeamSliderPage() {
  return (
    <>
      <Hero {...teamSlider.hero} drawing={trail} />
      <StaffSlider {...teamSlider.slider} staff={staffMembers} />
    </>
  );
}
