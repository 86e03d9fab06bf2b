import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { linkedText } from '@sayapatri/design';
import labels from '../../content/labels/services.json';
import type { Service } from '../../schema/entities.ts';

/** What to bring, and beside it what it brings. */
export function ServiceNeeds({ requirements, benefits }: Pick<Service, 'requirements' | 'benefits'>) {
  const lists = [
    { title: labels.requirements, items: requirements },
    { title: labels.benefits, items: benefits },
  ];
  return (
    <Box sx={{ py: { xs: 3, md: 7 }, bgcolor: 'band' }}>
      <Container sx={{ display: 'grid', gap: { xs: 3, md: 8 }, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {lists.map(({ title, items }) => (
          <section key={title} aria-label={title}>
            <Typography variant="h2" sx={{ mb: 2 }}>
              {title}
            </Typography>
            <List disablePadding sx={{ display: 'grid', gap: 1 }}>
              {items.map((item) => (
                <ListItem key={item} disablePadding sx={{ alignItems: 'flex-start' }}>
                  <ListItemIcon sx={{ mt: '0.15em' }}>
                    <CheckCircleOutlinedIcon fontSize="small" />
                  </ListItemIcon>
                  <ListItemText>{linkedText(item)}</ListItemText>
                </ListItem>
              ))}
            </List>
          </section>
        ))}
      </Container>
    </Box>
  );
}
