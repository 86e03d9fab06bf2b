/** The drawing on each page's social card; only the build reads this. */
import { paths, type ShellPath } from './content/paths.ts';
import bridge from './drawings/BridgeScene.tsx?drawing';
import himalayanScene from './drawings/himalaya/HimalayanScene.tsx?drawing';
import { serviceDrawings } from './drawings/serviceDrawings.ts';
import trail from './drawings/TrailScene.tsx?drawing';
import valley from './drawings/ValleySkyline.tsx?drawing';

const drawings: Record<ShellPath, string> = {
  [paths.home]: himalayanScene,
  [paths.about]: trail,
  [paths.contact]: valley,
  [paths.services]: bridge,
  ...serviceDrawings,
  [paths.teamSlider]: trail,
  [paths.offline]: trail,
};

export default drawings;
