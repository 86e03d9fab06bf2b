import type { StaffMember } from '../schema/entities.ts';

const files = import.meta.glob<StaffMember>('./staff/*.json', { eager: true, import: 'default' });
const staff = Object.values(files).sort((a, b) => a.order - b.order);

/** The labels of a member's details. */
export const memberLabels = { expertise: 'Expertise', email: 'Email', phone: 'Phone' } as const;

/** The leadership profiles of the about page. */
export const leadership = staff.filter((member) => member.leadership);

/** Whose story the about page begins with; undefined where nobody has the role. */
export const founder = staff.find(({ role }) => role === 'CEO and Founder');

/** The members in the about page's carousel: everyone except the leadership. */
export const teamMembers = staff.filter((member) => !member.leadership);

/** The five members of staff in the slider, one of each role. */
export const staffMembers = staff
  .filter(({ role }, index) => staff.findIndex((other) => other.role === role) === index)
  .slice(0, 5);

const member = staff.find(({ role }) => role === 'Education Consultant');

/** Who is shown on the home page, and the offer beside the face; undefined where nobody has the role. */
export const counsellor = member && { member, offer: 'The first consultation is free' };
