/** The terms of studying abroad in plain words; other packages load them as the dataset `glossary`. */
import type { GlossaryWord } from '@sayapatri/contract';

// biome-ignore format: one line a word
const glossary = [
  { id: 'aps', term: 'APS', meaning: 'Germany’s check of school and university papers, which runs for China, India and Vietnam. It concerns students from Nepal who hold Indian papers.' },
  { id: 'blocked-account', term: 'Blocked account', meaning: 'A German account that holds a year’s living costs and releases a fixed sum each month.' },
  { id: 'cas', term: 'CAS', name: 'Confirmation of Acceptance for Studies', meaning: 'The number that a UK university issues so that you can apply for the Student visa. Use it within six months.' },
  { id: 'coe-australia', term: 'CoE', name: 'Confirmation of Enrolment', meaning: 'Proof from an Australian college that you have accepted and paid. Each course named in the visa needs one.' },
  { id: 'coe-japan', term: 'COE', name: 'Certificate of Eligibility', meaning: 'The approval that your school in Japan obtains from the immigration agency in advance, and that you take to the embassy.' },
  { id: 'cricos', term: 'CRICOS', meaning: 'Australia’s register of courses that are open to international students; each course has a code.' },
  { id: 'dli', term: 'DLI', name: 'Designated Learning Institution', meaning: 'A Canadian school that may take international students.' },
  { id: 'gic', term: 'GIC', name: 'Guaranteed Investment Certificate', meaning: 'Money placed with a Canadian bank and paid back to you in parts; one way to prove living costs.' },
  { id: 'gs', term: 'GS', name: 'Genuine Student', meaning: 'Australia’s written questions on why you chose this course and what comes after it. It replaced GTE in March 2024.' },
  { id: 'i-20', term: 'I-20', meaning: 'The form that a US school issues with your course, its costs and how they are paid; you need it for the F-1 visa.' },
  { id: 'ihs', term: 'IHS', name: 'Immigration Health Surcharge', meaning: 'Paid with a UK visa application; it gives access to the National Health Service.' },
  { id: 'jlpt', term: 'JLPT', name: 'Japanese-Language Proficiency Test', meaning: 'The Japanese language test, from N5, the first level, to N1, the highest.' },
  { id: 'lor', term: 'LOR', name: 'Letter of Recommendation', meaning: 'A teacher’s or an employer’s reference.' },
  { id: 'noc', term: 'NOC', name: 'No Objection Certificate', meaning: 'The permission of Nepal’s Ministry of Education to study abroad, which banks ask for before they send money.' },
  { id: 'oshc', term: 'OSHC', name: 'Overseas Student Health Cover', meaning: 'The health insurance that Australia requires for the whole of the student visa.' },
  { id: 'pal', term: 'PAL', name: 'Provincial Attestation Letter', meaning: 'A Canadian province’s confirmation that you have a place under its limit of study permits.' },
  { id: 'sevis', term: 'SEVIS', meaning: 'The US database of international students; its I-901 fee is paid before the visa interview.' },
  { id: 'sop', term: 'SOP', name: 'Statement of Purpose', meaning: 'Your own account of why this course, why this university and what comes next.' },
  { id: 'topik', term: 'TOPIK', name: 'Test of Proficiency in Korean', meaning: 'The Korean language test, in six levels.' },
] as const satisfies readonly GlossaryWord[];

export default glossary;
