import { byDay } from '@sayapatri/facts/english';
import type { StaffMember, Testimonial } from '../schema/entities.ts';

const files = import.meta.glob<StaffMember>('./staff/*.json', { eager: true, import: 'default' });
const staff = Object.values(files).sort((a, b) => a.order - b.order);

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

/** Who is shown on the home page; undefined where nobody has the role. */
export const counsellor = staff.find(({ role }) => role === 'Education Consultant');

const statements = import.meta.glob<Testimonial>('./testimonials/*.json', { eager: true, import: 'default' });

/** What students say, the newest first. */
export const testimonials = Object.values(statements).sort((a, b) => byDay(b.date, a.date));
