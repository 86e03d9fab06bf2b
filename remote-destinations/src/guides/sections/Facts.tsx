import { FactRows } from '../components/FactRows.tsx';
import type { SectionOf } from '../schema/guide.ts';

export const Facts = ({ section }: { section: SectionOf<'facts'> }) => <FactRows rows={section.items} />;
