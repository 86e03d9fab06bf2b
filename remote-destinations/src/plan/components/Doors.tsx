import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Picture } from '@sayapatri/design';
import hub from '../content/hub.json';
import pictures from '../pictures/pictures.ts';
import { withAnswers } from '../state/planAnswers.ts';

const list = { display: 'grid', gap: 2.5, m: 0, p: 0, listStyle: 'none' } as const;

/** The address with the answers, for a page of the plan. */
const addressOf = (href: string, query: URLSearchParams) =>
  href.startsWith('/plan/') ? withAnswers(href as `/${string}`, query) : href;

/** The three questions that most visitors have, large, and the others below; the plan's pages take the answers along. */
export function Doors({ query }: { query: URLSearchParams }) {
  const { doors, more, moreTitle } = hub;
  return (
    <>
      <Box component="ul" sx={{ ...list, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
        {doors.map(({ href, picture, question, answer }) => (
          <Card key={href} component="li">
            <CardActionArea href={addressOf(href, query)} sx={{ height: '100%', display: 'block' }}>
              {pictures[picture] ? (
                <Box sx={{ bgcolor: 'primarySoft', display: { xs: 'none', sm: 'block' } }}>
                  <Picture
                    picture={pictures[picture]}
                    alt=""
                    style={{ display: 'block', width: '100%', height: 'auto' }}
                  />
                </Box>
              ) : null}
              <CardContent>
                <Typography variant="h3" component="h2">
                  {question}
                </Typography>
                <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{answer}</Typography>
              </CardContent>
            </CardActionArea>
          </Card>
        ))}
      </Box>
      <Typography variant="h3" component="h2" sx={{ mt: 6, mb: 2 }}>
        {moreTitle}
      </Typography>
      <Box
        component="ul"
        sx={{ ...list, gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' }}
      >
        {more.map(({ href, question, answer }) => (
          <li key={href}>
            <Link href={addressOf(href, query)} sx={{ display: 'inline-block', py: 1, fontWeight: 600 }}>
              {question}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {answer}
            </Typography>
          </li>
        ))}
      </Box>
    </>
  );
}
