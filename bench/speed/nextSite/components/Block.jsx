import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { NextLink } from './NextLink';

/** One piece of a page's content, as blocksOfMain.js reads it from the site. */
export function Block({ kind, level, text, href, items, rows, src, width, height }) {
  // MUI's own size of h1 is too large for a phone.
  if (kind === 'heading')
    return (
      <Typography component={`h${level}`} variant={`h${Math.min(level + 2, 6)}`}>
        {text}
      </Typography>
    );
  if (kind === 'button')
    return (
      <Button component={NextLink} href={href} variant="contained">
        {text}
      </Button>
    );
  if (kind === 'picture')
    return (
      <img
        src={src}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        style={{ maxWidth: '100%', height: 'auto' }}
      />
    );
  if (kind === 'field') return <TextField label={text} fullWidth margin="normal" />;
  if (kind === 'list')
    return (
      <List>
        {items.map((item, at) => (
          <ListItem key={at}>
            <ListItemText primary={item} />
          </ListItem>
        ))}
      </List>
    );
  if (kind === 'table')
    return (
      <TableContainer>
        <Table>
          <TableBody>
            {rows.map((cells, at) => (
              <TableRow key={at}>
                {cells.map((cell, column) => (
                  <TableCell key={column}>{cell}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    );
  return <Typography sx={{ marginBlock: 2 }}>{text}</Typography>;
}
