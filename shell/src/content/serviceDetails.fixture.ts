import type { ServicePath } from './paths.ts';
import accommodation from './serviceDetails/accommodation.ts';
import career from './serviceDetails/career.ts';
import scholarship from './serviceDetails/scholarship.ts';
import type { ServiceDetail } from './serviceDetails/serviceDetail.ts';
import testPreparation from './serviceDetails/testPreparation.ts';
import universityAdmission from './serviceDetails/universityAdmission.ts';
import visa from './serviceDetails/visa.ts';

/** The content of all service pages by path, for tests; a page loads only its own module. */
export const serviceDetails: Readonly<Record<ServicePath, ServiceDetail>> = {
  '/services/university-admission': universityAdmission,
  '/services/test-preparation': testPreparation,
  '/services/accommodation': accommodation,
  '/services/scholarship': scholarship,
  '/services/visa': visa,
  '/services/career': career,
};
