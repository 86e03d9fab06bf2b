/** The drawing on each page's social card; only the build reads this. */
import { paths, type ShellPath } from './content/paths.ts';
import bridge from './pictures/bridge-scene.svg';
import himalayanScene from './pictures/himalayan-scene.svg';
import { servicePictures } from './pictures/servicePictures.ts';
import trail from './pictures/trail-scene.svg';
import valley from './pictures/valley-skyline.svg';

const drawings: Record<ShellPath, string> = {
  [paths.home]: himalayanScene,
  [paths.about]: trail,
  [paths.contact]: valley,
  [paths.services]: bridge,
  ...servicePictures,
  [paths.teamSlider]: trail,
  [paths.offline]: trail,
};

export default drawings;
