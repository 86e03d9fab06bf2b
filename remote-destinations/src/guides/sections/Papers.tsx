import { PaperList } from '../components/PaperList.tsx';
import type { SectionOf } from '../schema/guide.ts';

export const Papers = ({ section }: { section: SectionOf<'papers'> }) => <PaperList papers={section.items} />;
