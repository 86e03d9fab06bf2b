import AddIcon from '@mui/icons-material/Add';
import SchoolOutlinedIcon from '@mui/icons-material/SchoolOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Examples } from './examples.ts';

const textStyles = ['h1', 'h2', 'h3', 'h4', 'subtitle1', 'body1', 'body2', 'caption', 'overline'] as const;
const colours = ['primary.main', 'secondary.main', 'accentText', 'you', 'primarySoft', 'band', 'bandDeep'];

/** MUI's parts that the site uses, as the theme dresses them. They are written as MUI's documents write them. */
export const themeExamples: Readonly<Record<string, Examples>> = {
  Theme: {
    text: textStyles.map((style) => (
      <Typography key={style} variant={style} component="p">
        {style}
      </Typography>
    )),
    colours: (
      <Stack direction="row">
        {colours.map((colour) => (
          <Stack key={colour} sx={{ flex: 1, height: 48, bgcolor: colour }} />
        ))}
      </Stack>
    ),
  },
  Buttons: {
    contained: (
      <Button variant="contained" color="secondary" size="large" href="/contact">
        Free Consultation
      </Button>
    ),
    outlined: (
      <Button variant="outlined" startIcon={<AddIcon />}>
        Add a country
      </Button>
    ),
    disabled: (
      <Button variant="outlined" disabled>
        Previous
      </Button>
    ),
    icon: (
      <IconButton aria-label="Add">
        <AddIcon />
      </IconButton>
    ),
    link: <Link href="/sat">A link in a sentence</Link>,
  },
  Inputs: {
    text: <TextField label="Name" helperText="As in your passport" required />,
    faulty: <TextField label="Email" error helperText="Please tell us your address" />,
    select: (
      <TextField label="Destination" select defaultValue="Japan">
        <option>Japan</option>
        <option>Canada</option>
      </TextField>
    ),
    checkbox: <FormControlLabel control={<input type="checkbox" />} label="I agree" />,
  },
  Surfaces: {
    card: (
      <Card>
        <CardActionArea href="/study-in-japan">
          <CardContent>
            <Typography variant="h3">Japan</Typography>
            <Typography variant="body2">The whole card is one link.</Typography>
          </CardContent>
        </CardActionArea>
      </Card>
    ),
    alert: <Alert severity="info">The office is closed on Saturday.</Alert>,
    table: (
      <TableContainer>
        <Table>
          <caption>Charges</caption>
          <TableHead>
            <TableRow>
              <TableCell scope="col">Service</TableCell>
              <TableCell scope="col">Price</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow>
              <TableCell component="th" scope="row">
                First consultation
              </TableCell>
              <TableCell>free</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </TableContainer>
    ),
  },
  Words: {
    chips: <Chip label="mandatory" />,
    list: (
      <List>
        <ListItem>
          <ListItemIcon>
            <SchoolOutlinedIcon />
          </ListItemIcon>
          <ListItemText primary="Academic transcripts" />
        </ListItem>
      </List>
    ),
    progress: <LinearProgress variant="determinate" value={40} aria-label="Room" />,
  },
  Navigation: { pagination: <Pagination count={3} page={2} variant="outlined" /> },
};
