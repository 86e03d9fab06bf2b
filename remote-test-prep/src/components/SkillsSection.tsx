import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';
import { Section } from '@sayapatri/design';
import type { IeltsPteContent } from '../content/ieltsPte.ts';
import { iconsOfContent } from './iconsOfContent.ts';

const Rows = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '48px 1fr',
    gap: '0 20px',
    paddingBlock: 28,
    borderTop: '1px solid var(--mui-palette-divider)',
  },
  '& h3': { margin: 0, fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.3 },
  '& p': { margin: '6px 0 0', maxWidth: '26em', color: 'var(--mui-palette-text-secondary)' },
  '& details': { gridColumn: 2 },
  '& summary': { minHeight: 44, paddingBlock: 9, fontWeight: 650, cursor: 'pointer' },
  // On a phone the name stands beside its picture, and the rest below both.
  '@media (max-width: 599px)': {
    '& > li': { gap: '0 14px', alignItems: 'center', paddingBlock: '16px 8px' },
    '& > li > div': { display: 'contents' },
    '& p, & details': { gridColumn: '1 / -1' },
    '& p': { marginTop: 8 },
  },
  '@media (min-width: 700px)': {
    '& > li': { gridTemplateColumns: '48px 1.2fr 1fr', columnGap: 'clamp(16px, 2.4vw, 32px)' },
    '& details': { gridColumn: 3 },
  },
  // Where there is room, what we practise is unfolded.
  '@supports selector(::details-content)': {
    '@media print, (min-width: 600px)': {
      '& summary': { display: 'none' },
      '& details::details-content': { contentVisibility: 'visible', height: 'auto' },
    },
  },
});

const Tile = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.primary.main,
  background: theme.vars.palette.primarySoft,
}));

/** The core skills, one in each row: a description on the left, what we practise on the right. */
export function SkillsSection({ items, practised, ...heading }: IeltsPteContent['skills']) {
  return (
    <Section band="sand" {...heading}>
      <Rows>
        {items.map(({ icon, title, description, practice }) => {
          const SkillIcon = iconsOfContent[icon];
          return (
            <li key={title}>
              <Tile>
                <SkillIcon />
              </Tile>
              <div>
                <h3>{title}</h3>
                <p>{description}</p>
              </div>
              <details>
                <summary>{practised}</summary>
                <List disablePadding>
                  {practice.map((item) => (
                    <ListItem key={item} disableGutters alignItems="flex-start">
                      <ListItemIcon>
                        <CheckCircleOutlinedIcon fontSize="small" />
                      </ListItemIcon>
                      <ListItemText>{item}</ListItemText>
                    </ListItem>
                  ))}
                </List>
              </details>
            </li>
          );
        })}
      </Rows>
    </Section>
  );
}
