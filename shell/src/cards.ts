/** The drawing on each page's social card; read by the build alone. */
import { paths, type ShellPath } from './content/paths.ts';
import bridge from './drawings/BridgeScene.tsx?drawing';
import capAndMarigold from './drawings/CapAndMarigold.tsx?drawing';
import careerSteps from './drawings/CareerSteps.tsx?drawing';
import himalayanScene from './drawings/himalaya/HimalayanScene.tsx?drawing';
import newStreet from './drawings/NewStreet.tsx?drawing';
import paperPlane from './drawings/PaperPlane.tsx?drawing';
import passport from './drawings/Passport.tsx?drawing';
import testDesk from './drawings/TestDesk.tsx?drawing';
import trail from './drawings/TrailScene.tsx?drawing';
import valley from './drawings/ValleySkyline.tsx?drawing';

const drawings: Record<ShellPath, string> = {
  [paths.home]: himalayanScene,
  [paths.about]: trail,
  [paths.contact]: valley,
  [paths.services]: bridge,
  [paths.universityAdmission]: paperPlane,
  [paths.testPreparation]: testDesk,
  [paths.accommodation]: newStreet,
  [paths.scholarship]: capAndMarigold,
  [paths.visa]: passport,
  [paths.career]: careerSteps,
  [paths.teamSlider]: trail,
};

export default drawings;
