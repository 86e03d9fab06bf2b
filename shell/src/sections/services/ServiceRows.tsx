import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from '@sayapatri/design';
import labels from '../../content/labels/services.json';
import type { ServiceCard } from '../../schema/entities.ts';
import { CardLink } from '../CardLink.tsx';
import { serviceIcons } from './serviceIcons.ts';

const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

/** The icon, the words and, on wide screens beside them, what comes of it. */
const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: '0 14px',
  paddingBlock: 8,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  breakInside: 'avoid',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '32px 4fr 5fr', columnGap: 24, paddingBlock: 20 },
}));

const Features = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

/** Three short points in one line of text. */
const Feature = styled('li')({ display: 'inline', '&:not(:last-child)::after': { content: '" · "' } });

interface ServiceRowsProps {
  title: string;
  intro?: string;
  items: readonly ServiceCard[];
  id?: string;
  /** The price of a service by its path, as printed, and what it covers; without it no prices are shown. */
  priceOf?: (path: ServiceCard['path']) => { price: string; note: string };
}

/** The services, a row each; the whole row is one link to the service's page. */
export function ServiceRows({ items, priceOf, ...heading }: ServiceRowsProps) {
  return (
    <Section {...heading}>
      <Rows>
        {items.map(({ icon, path, result, features, ...service }) => {
          const Icon = serviceIcons[icon];
          const list = (
            <Features sx={{ typography: 'body2' }}>
              {features.map((feature) => (
                <Feature key={feature}>{feature}</Feature>
              ))}
            </Features>
          );
          return (
            <Row key={path}>
              <Box sx={{ gridRow: { xs: '1 / 4', md: 'auto' }, color: 'primary.main' }}>
                <Icon />
              </Box>
              <div>
                <Typography variant="h3">
                  <CardLink
                    href={path}
                    sx={{ display: 'inline-block', py: 0.25, color: 'primary.main', fontWeight: 'inherit' }}
                  >
                    {service.title}
                  </CardLink>
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {service.description}
                </Typography>
                {priceOf ? list : null}
              </div>
              {priceOf ? <Terms {...priceOf(path)} result={result} /> : list}
            </Row>
          );
        })}
      </Rows>
    </Section>
  );
}

/** The price with what it covers, and what a student has in the end; side by side on a computer. */
function Terms({ price, note, result }: { price: string; note: string; result: string | undefined }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: { xs: '4px', md: 4 },
        gridTemplateColumns: { md: '1fr 1fr' },
        m: 0,
        mt: { xs: 1, md: 0 },
      }}
    >
      {[
        { name: labels.price, value: <strong>{price}</strong>, note },
        { name: labels.result, value: result, note: '' },
      ].map(({ name, value, note }) => (
        <Box key={name} sx={{ display: { xs: 'grid', md: 'block' }, gridTemplateColumns: '4em 1fr' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {value}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
