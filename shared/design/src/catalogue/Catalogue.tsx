import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { examplesByComponent } from './examples.ts';
import { themeExamples } from './themeExamples.tsx';

/** `longText` -> `long text`. */
const spoken = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const all = { ...themeExamples, ...examplesByComponent };

/** MUI's parts in the site's theme, then every component of the design system, each with its examples. */
export function Catalogue() {
  return (
    <Container component="main">
      <h1>Catalogue of the design system</h1>
      <Box component="nav" aria-label="Components" sx={{ columns: '10em', my: 3 }}>
        {Object.keys(all).map((name) => (
          <Link key={name} href={`#${name}`} sx={{ display: 'block' }}>
            {name}
          </Link>
        ))}
      </Box>
      {Object.entries(all).map(([name, examples]) => (
        <Box key={name} component="section" id={name} sx={{ my: 6 }}>
          <Typography variant="h2">{name}</Typography>
          {Object.entries(examples).map(([example, content]) => (
            <div key={example} data-example={`${name}, ${spoken(example)}`}>
              <Typography variant="body2" component="h3" sx={{ mt: 2, mb: 0.5, color: 'text.secondary' }}>
                {spoken(example)}
              </Typography>
              {content}
            </div>
          ))}
        </Box>
      ))}
    </Container>
  );
}
