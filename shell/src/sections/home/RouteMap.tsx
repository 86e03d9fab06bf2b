import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { Datasets } from '@sayapatri/contract';
import { Picture } from '@sayapatri/design';
import { picturesOf } from '@sayapatri/pictures/picture.ts';
import { preload } from 'react-dom';
import labels from '../../content/labels/home.json';
import type { NavLink } from '../../navigation/SiteContext.ts';
import routes from '../../pictures/world/places.json';
import positions from '../../pictures/world/positions.json';
import world from '../../pictures/world/world.svg';
import { Ticket } from './Ticket.tsx';

/** The country that is chosen at first. */
const chosen = 'australia';

const mapSize = { width: 1000, height: 420 };

const lines = picturesOf(
  import.meta.glob<string>('../../pictures/world/routes/*.svg', { eager: true, import: 'default' }),
  mapSize,
);

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(4.5rem, 22%), 1fr))',
  gap: 6,
  [theme.breakpoints.up('md')]: { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

/** The browser's own radio button: it lights a route before scripts too. */
const Radio = styled('input')(visuallyHidden);

const Country = styled('label')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  placeContent: 'center',
  minHeight: 44,
  padding: '0 4px',
  border: `1px solid ${theme.vars.palette.text.secondary}`,
  borderRadius: theme.shape.borderRadius,
  fontWeight: 650,
  lineHeight: 1.2,
  textAlign: 'center',
  background: theme.vars.palette.background.default,
  cursor: 'pointer',
  [theme.breakpoints.up('md')]: {
    ...theme.typography.body2,
    flexGrow: 1,
    fontWeight: 650,
    whiteSpace: 'nowrap',
  },
  // Forced colours remove backgrounds, so that the outline marks what is chosen.
  'input:checked + &': {
    color: theme.vars.palette.primary.contrastText,
    borderColor: theme.vars.palette.primary.main,
    background: theme.vars.palette.primary.main,
    outline: '2px solid transparent',
  },
  'input:focus-visible + &': {
    outline: `3px solid ${theme.vars.palette.secondary.main}`,
    outlineOffset: 2,
  },
}));

/** What belongs to a country: shown, below all eight, while it is chosen. */
const Chosen = styled('div')({
  display: 'none',
  order: 1,
  gridColumn: '1 / -1',
  'input:checked + label + &': { display: 'block' },
});

const MapBox = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: `${mapSize.width} / ${mapSize.height}`,
  background: `url(${world}) center / 100% 100%`,
  [theme.breakpoints.down('sm')]: { marginInline: -16 },
  '@media print': { display: 'none' },
}));

const Line = styled(Picture)({ display: 'block', width: '100%', height: '100%' });

const Place = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  paddingInline: 6,
  borderRadius: theme.shape.borderRadius,
  fontWeight: 650,
  background: theme.vars.palette.background.default,
}));

/** A label beside its dot, in percent of the map: to the left, below, or in the south, where the map ends, to the right. */
const beside = ([left, top]: readonly number[], side: 'left' | 'other') => ({
  left: `${left}%`,
  top: `${top}%`,
  transform:
    side === 'left'
      ? 'translate(calc(-100% - 10px), -50%)'
      : (top ?? 0) > 60
        ? 'translate(12px, -50%)'
        : 'translate(-50%, 10px)',
});

interface RouteMapProps {
  guides: readonly NavLink[];
  guideFacts: Datasets['guideFacts'];
  /** The guides' figures on admission. */
  intakes: readonly Datasets['serviceFigures'][string][number][];
}

/** The world with a route from Kathmandu to each country that has a guide; choosing one lights it and shows its ticket. */
export function RouteMap({ guides, guideFacts, intakes }: RouteMapProps) {
  // The browser would find a background only once the page is laid out, and this one fills the first screen.
  preload(world, { as: 'image', fetchPriority: 'high' });
  return (
    <Box component="fieldset" sx={{ minWidth: 0, m: 0, p: 0, border: 0 }}>
      <Typography variant="h4" component="legend" sx={{ mb: 0.75, p: 0 }}>
        {labels.map.question}
      </Typography>
      <Choices>
        {guides.flatMap(({ label, path }) => {
          const id = path.replace('/study-in-', '');
          const [place, line] = [routes.to[id as keyof typeof routes.to], lines[id]];
          if (!place || !line) return [];
          const radio = `to-${id}`;
          return [
            <Radio
              key={`${id} choice`}
              type="radio"
              name="country"
              id={radio}
              value={id}
              defaultChecked={id === chosen}
            />,
            <Country key={`${id} label`} htmlFor={radio}>
              {label}
            </Country>,
            <Chosen key={id}>
              <MapBox>
                <Line
                  picture={line}
                  alt={`The route from ${routes.from.place} to ${place.place}`}
                  loading={id === chosen ? 'eager' : 'lazy'}
                />
                <Place lang="ne" style={beside(positions.from, 'left')}>
                  {routes.from.nepali}
                </Place>
                <Place style={beside(positions[id as keyof typeof routes.to], 'other')}>{place.place}</Place>
              </MapBox>
              <Ticket
                country={label}
                guidePath={path}
                place={place}
                guide={guideFacts.find(({ guidePath }) => guidePath === path)}
                intakes={intakes.find(({ guidePath }) => guidePath === path)}
              />
            </Chosen>,
          ];
        })}
      </Choices>
      <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
        {labels.map.note}
      </Typography>
    </Box>
  );
}
