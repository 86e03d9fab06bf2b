/**
 * Maps the lines of the guides' own lists to items of `/plan/checklist`, so that a tick counts in both. A line that is
 * not mapped is ticked in the guide only.
 */
export const guideItems: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  australia: {
    'Confirmation of Enrolment': 'australia/coe',
    'Valid passport': 'australia/passport',
    'Genuine Student answers': 'australia/gs',
    'English test result': 'australia/english',
    'Proof of funds': 'australia/funds',
    'Overseas Student Health Cover': 'australia/oshc',
    'Medical examination': 'australia/medical',
    'Police clearance report': 'australia/police',
  },
  canada: {
    'Letter of acceptance': 'canada/letter',
    'Attestation letter': 'canada/pal',
    'Valid passport': 'canada/passport',
    'Proof of funds': 'canada/funds',
    'Language test result': 'canada/english',
    'Statement of purpose': 'canada/sop',
    'Medical examination': 'canada/medical',
    'Biometrics and photos': 'canada/biometrics',
  },
  usa: {
    'Form I-20': 'usa/i20',
    'DS-160 confirmation': 'usa/ds160',
    'SEVIS fee receipt': 'usa/sevis',
    'Interview appointment letter': 'usa/interview',
    'Passport and photo': 'usa/passport',
    'Financial evidence': 'usa/funds',
    'Academic records': 'usa/records',
  },
  'new-zealand': {
    Passport: 'new-zealand/passport',
    'Academic transcripts and certificates': 'new-zealand/records',
    'English test result': 'new-zealand/english',
    'Offer of Place': 'new-zealand/offer',
    'Proof of funds': 'new-zealand/funds',
    'Statement of purpose': 'new-zealand/sop',
    'Medical examination': 'new-zealand/medical',
    'Police certificate': 'new-zealand/police',
  },
  korea: {
    Passport: 'korea/passport',
    'Visa photo, 3.5 x 4.5 cm': 'korea/photo',
    'Bank balance certificate in your or your sponsor’s name': 'korea/funds',
    'Standard admission letter from the university': 'korea/letter',
    'Admission letter from the language institute': 'korea/letter',
    'Certificates and transcripts of your last degree, legalised': 'korea/records',
    'Certificate and transcript of your last school, legalised': 'korea/records',
    'Korean or English language certificate': 'korea/language',
    'Proof of family relationship': 'korea/family',
    'Tuberculosis test result': 'korea/tb',
  },
};
