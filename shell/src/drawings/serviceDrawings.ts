import { paths, type ServicePath } from '../content/paths.ts';
import capAndMarigold from './CapAndMarigold.tsx?drawing';
import careerSteps from './CareerSteps.tsx?drawing';
import newStreet from './NewStreet.tsx?drawing';
import paperPlane from './PaperPlane.tsx?drawing';
import passport from './Passport.tsx?drawing';
import testDesk from './TestDesk.tsx?drawing';

/** Address of the drawing of each service's page. */
export const serviceDrawings: Record<ServicePath, string> = {
  [paths.universityAdmission]: paperPlane,
  [paths.testPreparation]: testDesk,
  [paths.accommodation]: newStreet,
  [paths.scholarship]: capAndMarigold,
  [paths.visa]: passport,
  [paths.career]: careerSteps,
};
