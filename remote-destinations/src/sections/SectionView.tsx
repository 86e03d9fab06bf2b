import type { ReactElement } from 'react';
import { GuideSection } from '../components/GuideSection.tsx';
import type { CallToActionSection, Section } from '../schema/guide.ts';
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
import { Programs } from './Programs.tsx';
import { Scholarships } from './Scholarships.tsx';
import { Stats } from './Stats.tsx';
import { Steps } from './Steps.tsx';
import { TuitionComparison } from './TuitionComparison.tsx';
import { Universities } from './Universities.tsx';
import { VisaChecklist } from './VisaChecklist.tsx';
import { VisaRequirementLists } from './VisaRequirementLists.tsx';
import { VisaTypes } from './VisaTypes.tsx';
import { WorkRights } from './WorkRights.tsx';

/** One section of a guide in its frame. */
export function SectionView({ section }: { section: Exclude<Section, CallToActionSection> }) {
  if (section.kind === 'keyFacts') return <KeyFacts section={section} />;
  return <GuideSection section={section}>{contentOf(section)}</GuideSection>;
}

/** Every kind needs its case: without one the code does not compile, because each path must return an element. */
function contentOf(section: Exclude<Section, { kind: 'keyFacts' | 'callToAction' }>): ReactElement {
  switch (section.kind) {
    case 'stats':
      return <Stats section={section} />;
    case 'universities':
      return <Universities section={section} />;
    case 'benefits':
      return <Benefits section={section} />;
    case 'courses':
      return <Courses section={section} />;
    case 'visaChecklist':
      return <VisaChecklist section={section} />;
    case 'timeline':
      return <ApplicationTimeline section={section} />;
    case 'scholarships':
      return <Scholarships section={section} />;
    case 'costs':
      return <Costs section={section} />;
    case 'costTable':
      return <CostTable section={section} />;
    case 'workRights':
      return <WorkRights section={section} />;
    case 'jobs':
      return <Jobs section={section} />;
    case 'visaTypes':
      return <VisaTypes section={section} />;
    case 'steps':
      return <Steps section={section} />;
    case 'entryRequirements':
      return <EntryRequirements section={section} />;
    case 'tuitionComparison':
      return <TuitionComparison section={section} />;
    case 'educationStructure':
      return <EducationStructure section={section} />;
    case 'programs':
      return <Programs section={section} />;
    case 'visaRequirementLists':
      return <VisaRequirementLists section={section} />;
    case 'documents':
    case 'requirements':
      return <Documents section={section} />;
    case 'fields':
      return <Fields section={section} />;
  }
}
