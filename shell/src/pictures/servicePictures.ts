import { paths, type ServicePath } from '../content/paths.ts';
import capAndMarigold from './cap-and-marigold.svg';
import careerSteps from './career-steps.svg';
import newStreet from './new-street.svg';
import paperPlane from './paper-plane.svg';
import passport from './passport.svg';
import testDesk from './test-desk.svg';

/** Address of the picture of each service's page. */
export const servicePictures: Record<ServicePath, string> = {
  [paths.universityAdmission]: paperPlane,
  [paths.testPreparation]: testDesk,
  [paths.accommodation]: newStreet,
  [paths.scholarship]: capAndMarigold,
  [paths.visa]: passport,
  [paths.career]: careerSteps,
};
