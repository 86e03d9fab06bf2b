import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { Carousel } from './Carousel.tsx';

const card = (title: string, text: string) => ({
  id: title,
  label: title,
  content: (
    <Card>
      <CardContent>
        <Typography variant="h3">{title}</Typography>
        <Typography>{text}</Typography>
      </CardContent>
    </Card>
  ),
});
const row = {
  item: 'service',
  slides: [
    card('Admission', 'We find the course and send the application.'),
    card('Genuine student requirement', 'You write why you chose this course, and we read it with you.'),
    card('Housing', 'A room for the first weeks.'),
    card('Work', 'What students may do beside their course.'),
  ],
  slideWidth: '246px',
  gap: 24,
};

export const usual = <Carousel {...row} label="Services" />;
export const movingByItself = <Carousel {...row} label="Moving services" autoplay={{ delay: 3_000 }} loop />;
export const spotlight = <Carousel {...row} label="One service" slideWidth="60%" spotlight />;
