import { brand } from 'shared/core';

export type StaffRole =
  | 'CEO and Founder'
  | 'Education Consultant'
  | 'Student Advisor'
  | 'Marketing Director'
  | 'IT Manager';

export interface TeamMember {
  id: string;
  name: string;
  role: StaffRole;
  /** Id of the portrait (shared/drawings/portraits). */
  image: string;
  email: string;
  phone: (typeof brand.phones)[number];
  expertise: readonly string[];
  /** A short biography. */
  description: string;
}

/** A member of staff in the slider. */
export type StaffMember = Pick<TeamMember, 'id' | 'name' | 'role' | 'image' | 'description'>;

const mailDomain = brand.email.slice(brand.email.indexOf('@'));
const [lalitpurPhone, kathmanduPhone] = brand.phones;

/*
 * All people below are sample data: the surnames are flowers, so that no real person is named, and the phone numbers
 * are the offices'. The consultancy replaces them only here.
 */
const founder: TeamMember = {
  id: 'asmita',
  name: 'Asmita Laligurans',
  role: 'CEO and Founder',
  image: 'asmita',
  email: `asmita${mailDomain}`,
  phone: lalitpurPhone,
  expertise: ['Academic planning', 'University relations', 'Parents’ questions'],
  description:
    'Asmita studied abroad herself and started the consultancy when she came home. She still reads applications and takes time to talk to parents.',
};
const marketingDirector: TeamMember = {
  id: 'prakash',
  name: 'Prakash Makhamali',
  role: 'Marketing Director',
  image: 'prakash',
  email: `prakash${mailDomain}`,
  phone: kathmanduPhone,
  expertise: ['School visits', 'Education fairs', 'Student stories'],
  description:
    'Prakash visits schools and colleges to talk to students about studying abroad. Their questions help us improve our guides.',
};
const itManager: TeamMember = {
  id: 'rohan',
  name: 'Rohan Sunakhari',
  role: 'IT Manager',
  image: 'rohan',
  email: `rohan${mailDomain}`,
  phone: lalitpurPhone,
  expertise: ['Student records', 'Online applications', 'Data privacy'],
  description:
    'Rohan looks after our student records and keeps your documents safe. He can help when a university’s application website causes trouble.',
};
const consultant: TeamMember = {
  id: 'sunita',
  name: 'Sunita Chameli',
  role: 'Education Consultant',
  image: 'sunita',
  email: `sunita${mailDomain}`,
  phone: lalitpurPhone,
  expertise: ['Australia', 'New Zealand', 'Statements of purpose'],
  description:
    'Sunita advises students on Australia and New Zealand. She helps them write a clear statement of purpose in their own words.',
};
const advisor: TeamMember = {
  id: 'dipesh',
  name: 'Dipesh Suryamukhi',
  role: 'Student Advisor',
  image: 'dipesh',
  email: `dipesh${mailDomain}`,
  phone: kathmanduPhone,
  expertise: ['First consultations', 'Accommodation', 'Before you fly'],
  description:
    'Dipesh is usually the first person new students meet. He explains how we work and plans your next steps with you.',
};
const colleagues: readonly TeamMember[] = [
  {
    id: 'kiran',
    name: 'Kiran Godawari',
    role: 'Education Consultant',
    image: 'kiran',
    email: `kiran${mailDomain}`,
    phone: kathmanduPhone,
    expertise: ['USA', 'Canada', 'Scholarships'],
    description:
      'Kiran advises students on the USA and Canada, and knows which scholarships are worth the effort.',
  },
  {
    id: 'nisha',
    name: 'Nisha Indrakamal',
    role: 'Education Consultant',
    image: 'nisha',
    email: `nisha${mailDomain}`,
    phone: lalitpurPhone,
    expertise: ['UK', 'Europe', 'Visa interviews'],
    description: 'Nisha advises students on the UK and Europe, and practises visa interviews with them.',
  },
  {
    id: 'mina',
    name: 'Mina Barhamase',
    role: 'Student Advisor',
    image: 'mina',
    email: `mina${mailDomain}`,
    phone: lalitpurPhone,
    expertise: ['Japan', 'Korea', 'Language courses'],
    description: 'Mina advises students on Japan and Korea, and on the language courses they need first.',
  },
];

/** The labels of a member's details. */
export const memberLabels = { expertise: 'Expertise', email: 'Email', phone: 'Phone' } as const;

/** The leadership profiles of the about page. */
export const leadership: readonly TeamMember[] = [founder, marketingDirector, itManager];

/** The members in the about page's carousel: everyone except the leadership. */
export const teamMembers: readonly TeamMember[] = [consultant, advisor, ...colleagues];

/** The five members of staff in the slider, one of each role. */
export const staffMembers: readonly StaffMember[] = [
  founder,
  consultant,
  advisor,
  marketingDirector,
  itManager,
].map(({ id, name, role, image, description }) => ({ id, name, role, image, description }));
