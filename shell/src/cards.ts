/** The drawing on each page's social card; only the build reads this. */
import { paths, type ShellPath } from './content/paths.ts';
import bridge from './pictures/bridge-scene.svg';
import trail from './pictures/trail-scene.svg';

const drawings: Partial<Record<ShellPath | '*', string>> = {
  [paths.home]: trail,
  [paths.contact]: trail,
  [paths.about]: trail,
  [paths.teamSlider]: trail,
  [paths.offline]: trail,
  // All pages of services.
  '*': bridge,
};

export default drawings;
