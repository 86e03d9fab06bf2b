import type { ComponentType } from 'react';
import { GuideSection } from '../components/GuideSection.tsx';
import type { CallToActionSection, Section, SectionOf } from '../schema/guide.ts';
import { ApplicationTimeline } from './ApplicationTimeline.tsx';
import { Benefits } from './Benefits.tsx';
import { Costs } from './Costs.tsx';
import { CostTable } from './CostTable.tsx';
import { Courses } from './Courses.tsx';
import { Documents } from './Documents.tsx';
import { EducationStructure } from './EducationStructure.tsx';
import { EntryRequirements } from './EntryRequirements.tsx';
import { Fields } from './Fields.tsx';
import { Jobs } from './Jobs.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { PeriodPanels } from './PeriodPanels.tsx';
import { Programs } from './Programs.tsx';
import { Scholarships } from './Scholarships.tsx';
import { Stats } from './Stats.tsx';
import { Steps } from './Steps.tsx';
import { TuitionComparison } from './TuitionComparison.tsx';
import { Universities } from './Universities.tsx';
import { VisaChecklist } from './VisaChecklist.tsx';
import { VisaRequirementLists } from './VisaRequirementLists.tsx';

type FramedKind = Exclude<Section['kind'], 'keyFacts' | 'callToAction'>;

/** The component of every kind of section. The compiler reports a kind without a component. */
const views: { readonly [Kind in FramedKind]: ComponentType<{ section: SectionOf<Kind> }> } = {
  stats: Stats,
  universities: Universities,
  benefits: Benefits,
  courses: Courses,
  visaChecklist: VisaChecklist,
  timeline: ApplicationTimeline,
  scholarships: Scholarships,
  costs: Costs,
  costTable: CostTable,
  workRights: PeriodPanels,
  jobs: Jobs,
  visaTypes: PeriodPanels,
  steps: Steps,
  entryRequirements: EntryRequirements,
  tuitionComparison: TuitionComparison,
  educationStructure: EducationStructure,
  programs: Programs,
  visaRequirementLists: VisaRequirementLists,
  documents: Documents,
  requirements: Documents,
  fields: Fields,
};

/** One section of a guide in its frame. */
export function SectionView({ section }: { section: Exclude<Section, CallToActionSection> }) {
  if (section.kind === 'keyFacts') return <KeyFacts section={section} />;
  // The compiler can't see that the index finds the component for the section's own kind.
  const View = views[section.kind] as ComponentType<{ section: Section }>;
  return (
    <GuideSection section={section}>
      <View section={section} />
    </GuideSection>
  );
}
