import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { serviceHeadings } from '../../content/serviceTexts.ts';
import type { Service } from '../../schema/entities.ts';
import { TickedList } from './TickedList.tsx';

/** What to bring, and beside it what it brings. */
export function ServiceNeeds({ requirements, benefits }: Pick<Service, 'requirements' | 'benefits'>) {
  const lists = [
    { title: serviceHeadings.requirements, items: requirements },
    { title: serviceHeadings.benefits, items: benefits },
  ];
  return (
    <Box sx={{ py: { xs: 3, md: 7 }, bgcolor: 'band' }}>
      <Container sx={{ display: 'grid', gap: { xs: 3, md: 8 }, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {lists.map(({ title, items }) => (
          <section key={title} aria-label={title}>
            <Typography variant="h2" sx={{ mb: 2 }}>
              {title}
            </Typography>
            <TickedList items={items} />
          </section>
        ))}
      </Container>
    </Box>
  );
}
