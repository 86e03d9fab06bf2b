import SchoolIcon from '@mui/icons-material/School';
import { Tag } from '../Tag/Tag.tsx';
import { Card, IconTile } from './Card.tsx';

export const withIcon = (
  <Card component="div" icon="academic" title="University Admissions" text="We choose and apply together." />
);
export const withContent = (
  <Card component="div" title="Bachelor of Nursing">
    <p>
      <Tag>3 years</Tag>
    </p>
  </Card>
);
export const longText = (
  <Card
    component="div"
    icon="flight"
    title="Pre-departure briefing, accommodation and airport pickup in the country of study"
    text="Before you fly we go through tickets, insurance, luggage, money and the first week with you and your parents, so that nobody stands at a foreign airport with a question that could have been answered at home."
  />
);
export const tileAlone = (
  <IconTile>
    <SchoolIcon />
  </IconTile>
);
