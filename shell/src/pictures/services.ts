import answerSheet from '@sayapatri/pictures/answer-sheet.svg';
import offerLetter from '@sayapatri/pictures/offer-letter.svg';
import plan from '@sayapatri/pictures/plan.svg';
import room from '@sayapatri/pictures/room.svg';
import scholarships from '@sayapatri/pictures/scholarships.svg';
import visa from '@sayapatri/pictures/visa.svg';
import { paths, type ServicePath } from '../content/paths.ts';

/** What each service is about, beside the words of its page. */
export const servicePictures = {
  [paths.universityAdmission]: offerLetter,
  [paths.testPreparation]: answerSheet,
  [paths.accommodation]: room,
  [paths.scholarship]: scholarships,
  [paths.visa]: visa,
  [paths.career]: plan,
} satisfies Record<ServicePath, string>;
