import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { Carousel } from './Carousel.tsx';

const card = (id: string, title: string, text: string) => ({
  id,
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
const slides = [
  card('admission', 'Admission', 'We find the course and send the application.'),
  card('visa', 'Visa', 'We check each paper before you pay the fee.'),
  card('housing', 'Housing', 'A room for the first weeks.'),
  card('work', 'Work', 'What students may do beside their course.'),
];

export const usual = <Carousel label="Services" item="service" slides={slides} slideWidth="246px" gap={24} />;
export const movingByItself = (
  <Carousel
    label="Services that move"
    item="service"
    slides={slides}
    slideWidth="246px"
    gap={24}
    autoplay={{ delay: 3_000 }}
    loop
  />
);
export const spotlight = (
  <Carousel label="Questions" item="question" slides={slides} slideWidth="100%" gap={24} spotlight />
);
export const longText = (
  <Carousel
    label="A long card"
    item="service"
    slides={[
      card(
        'long',
        'Help with the genuine student requirement and the financial documents',
        'You write why you chose this course, this university and this country, and we read it with you until each sentence is your own and each figure agrees with the bank’s letter.',
      ),
      ...slides,
    ]}
    slideWidth="246px"
    gap={24}
  />
);
