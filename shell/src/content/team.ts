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
  /** Initials shown in the portrait. */
  image: string;
  email: string;
  phone: (typeof brand.phones)[number];
  expertise: readonly string[];
  description?: string;
}

/** A team member with a biography. */
export type Profile = TeamMember & { description: string };

/** A member of staff in the slider. */
export type StaffMember = Pick<Profile, 'id' | 'name' | 'role' | 'image' | 'description'>;

const mailDomain = brand.email.slice(brand.email.indexOf('@'));
const [lalitpurPhone, kathmanduPhone] = brand.phones;

/*
 * All people below are sample data: the surnames are flowers, so that no real person is named, and the phone numbers
 * are the offices'. The consultancy replaces them here, and nowhere else.
 */
const founder: Profile = {
  id: 'asmita',
  name: 'Asmita Laligurans',
  role: 'CEO and Founder',
  image: 'AL',
  email: `asmita${mailDomain}`,
  phone: lalitpurPhone,
  expertise: ['Academic planning', 'University relations', 'Parents’ questions'],
  description:
    'Asmita studied abroad and came home to make the way easier for others. She still reads applications herself, and still calls parents back.',
};
const marketingDirector: Profile = {
  id: 'prakash',
  name: 'Prakash Makhamali',
  role: 'Marketing Director',
  image: 'PM',
  email: `prakash${mailDomain}`,
  phone: kathmanduPhone,
  expertise: ['School visits', 'Education fairs', 'Student stories'],
  description:
    'Prakash visits schools and colleges and listens more than he talks. What students ask him there ends up in our guides.',
};
const itManager: Profile = {
  id: 'rohan',
  name: 'Rohan Sunakhari',
  role: 'IT Manager',
  image: 'RS',
  email: `rohan${mailDomain}`,
  phone: lalitpurPhone,
  expertise: ['Student records', 'Online applications', 'Data privacy'],
  description:
    'Rohan keeps your documents safe and your deadlines visible. If a university portal gives you trouble, ask him.',
};
const consultant: Profile = {
  id: 'sunita',
  name: 'Sunita Chameli',
  role: 'Education Consultant',
  image: 'SC',
  email: `sunita${mailDomain}`,
  phone: lalitpurPhone,
  expertise: ['Australia', 'New Zealand', 'Statements of purpose'],
  description:
    'Sunita will ask you “why?” until your statement has an answer. Her students thank her for it later.',
};
const advisor: Profile = {
  id: 'dipesh',
  name: 'Dipesh Suryamukhi',
  role: 'Student Advisor',
  image: 'DS',
  email: `dipesh${mailDomain}`,
  phone: kathmanduPhone,
  expertise: ['First consultations', 'Accommodation', 'Before you fly'],
  description: 'Dipesh is the first person you meet here. He makes tea, takes notes and forgets nothing.',
};
const colleagues: readonly TeamMember[] = [
  {
    id: 'kiran',
    name: 'Kiran Godawari',
    role: 'Education Consultant',
    image: 'KG',
    email: `kiran${mailDomain}`,
    phone: kathmanduPhone,
    expertise: ['USA', 'Canada', 'Scholarships'],
  },
  {
    id: 'nisha',
    name: 'Nisha Indrakamal',
    role: 'Education Consultant',
    image: 'NI',
    email: `nisha${mailDomain}`,
    phone: lalitpurPhone,
    expertise: ['UK', 'Europe', 'Visa interviews'],
    description: 'Nisha practices visa interviews with you until your own words come easily.',
  },
  {
    id: 'mina',
    name: 'Mina Barhamase',
    role: 'Student Advisor',
    image: 'MB',
    email: `mina${mailDomain}`,
    phone: lalitpurPhone,
    expertise: ['Japan', 'Korea', 'Language courses'],
  },
];

/** Precedes a member's name in the name of their list of expertise. */
export const expertiseOf = 'Expertise of';

/** The leadership profiles of the about page. */
export const leadership: readonly Profile[] = [founder, marketingDirector, itManager];

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
