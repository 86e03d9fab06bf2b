import Container from '@mui/material/Container';
import { Block } from '../../components/Block';
import site from '../../site.json';

/** The parts of each page's address; the home page has one that is empty. */
export const generateStaticParams = () => site.pages.map((page) => ({ path: page.path.split('/').slice(1) }));

export default async function Page({ params }) {
  const { path = [] } = await params;
  const { title, blocks } = site.pages.find((page) => page.path === `/${path.join('/')}`);
  return (
    <Container component="main" sx={{ overflowWrap: 'anywhere' }}>
      <title>{title}</title>
      {blocks.map((block, at) => (
        <Block key={at} {...block} />
      ))}
    </Container>
  );
}
