import answerSheet from '@sayapatri/pictures/answer-sheet.svg';
import offerLetter from '@sayapatri/pictures/offer-letter.svg';
import plan from '@sayapatri/pictures/plan.svg';
import room from '@sayapatri/pictures/room.svg';
import scholarships from '@sayapatri/pictures/scholarships.svg';
import visa from '@sayapatri/pictures/visa.svg';
import { paths, type ServicePath } from '../content/paths.ts';

const size = { width: 400, height: 200 };

/** What each service is about, beside the words of its page. */
export const servicePictures = {
  [paths.universityAdmission]: { ...size, src: offerLetter },
  [paths.testPreparation]: { ...size, src: answerSheet },
  [paths.accommodation]: { ...size, src: room },
  [paths.scholarship]: { ...size, src: scholarships },
  [paths.visa]: { ...size, src: visa },
  [paths.career]: { ...size, src: plan },
} satisfies Record<ServicePath, { src: string; width: number; height: number }>;
