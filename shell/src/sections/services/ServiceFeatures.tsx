import { PointList, Section } from '@sayapatri/design';
import type { ServicesContent } from '../../schema/pages.ts';
import { ContentIcon } from '../ContentIcon.tsx';

type ServiceFeaturesProps = Omit<ServicesContent['whyChooseUs'], 'intro'> & { intro?: string };

/** The features of one service, or what all services have in common: points with an icon each. */
export function ServiceFeatures({ points, ...heading }: ServiceFeaturesProps) {
  return (
    <Section {...heading}>
      <PointList
        columns={2}
        points={points.map(({ icon, title, description }) => ({
          icon: <ContentIcon name={icon} />,
          title,
          text: description,
        }))}
      />
    </Section>
  );
}
