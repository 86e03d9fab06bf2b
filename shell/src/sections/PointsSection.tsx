import { PointList, Section, type SectionProps } from '@sayapatri/design';
import type { ReactNode } from 'react';

interface PointsSectionProps extends Omit<SectionProps, 'children'> {
  points: readonly { title: string; description: string }[];
  /** For steps and reasons that are counted. */
  numbered?: boolean;
  /** Stands below the points. */
  children?: ReactNode;
}

/** Features, reasons or steps, two side by side. */
export function PointsSection({ points, numbered = false, children, ...heading }: PointsSectionProps) {
  return (
    <Section {...heading}>
      <PointList
        numbered={numbered}
        columns={2}
        points={points.map(({ title, description }) => ({ title, text: description }))}
      />
      {children}
    </Section>
  );
}
