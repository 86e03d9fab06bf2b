import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PointList, Section, type SectionProps } from '@sayapatri/design';
import type { IeltsPteContent } from '../content/ieltsPte.ts';
import { iconsOfContent } from './iconsOfContent.ts';

type PointsSectionProps = IeltsPteContent['benefits'] & Pick<SectionProps, 'band'>;

/** Short points side by side: benefits, features. */
export function PointsSection({ items, links, ...section }: PointsSectionProps) {
  return (
    <Section {...section}>
      <PointList
        columns
        points={items.map(({ icon, title, description }) => {
          const PointIcon = iconsOfContent[icon];
          return { icon: <PointIcon />, title, text: description };
        })}
      />
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ mt: 3, flexWrap: 'wrap' }}>
        {links.map(({ label, href }) => (
          <Button key={href} href={href} variant="outlined">
            {label}
          </Button>
        ))}
      </Stack>
    </Section>
  );
}
