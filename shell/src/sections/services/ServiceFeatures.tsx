import { PointList, Section } from '@sayapatri/design';
import type { ServicesContent } from '../../schema/pages.ts';

type ServiceFeaturesProps = Omit<ServicesContent['whyChooseUs'], 'intro'> & { intro?: string };

/** The features of one service, or what all services have in common. */
export function ServiceFeatures({ points, ...heading }: ServiceFeaturesProps) {
  return (
    <Section {...heading}>
      <PointList
        columns={2}
        points={points.map(({ title, description }) => ({ title, text: description }))}
      />
    </Section>
  );
}
