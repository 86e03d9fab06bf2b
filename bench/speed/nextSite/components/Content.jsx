import Container from '@mui/material/Container';
import site from '../site.json';
import { Block } from './Block';

/** The page at `path`. */
export function Content({ path }) {
  const { title, blocks } = site.pages.find((page) => page.path === path);
  return (
    <Container component="main" sx={{ overflowWrap: 'anywhere' }}>
      <title>{title}</title>
      {blocks.map((block, at) => (
        <Block key={at} {...block} />
      ))}
    </Container>
  );
}
