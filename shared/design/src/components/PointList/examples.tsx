import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlinedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import SchoolIcon from '@mui/icons-material/School';
import { PointList } from './PointList.tsx';

export const usual = (
  <PointList
    points={[
      { icon: <SchoolIcon />, title: 'Global recognition', text: 'Degrees that employers know.' },
      { icon: <CheckCircleOutlinedIcon />, title: 'Safe cities', text: 'And a large Nepali community.' },
    ]}
    columns
  />
);
export const longText = (
  <PointList
    points={[
      {
        icon: <ErrorOutlineOutlinedIcon />,
        title: 'Genuine student requirement, answered in your own words in the application form',
        text: 'You write why you chose this course, this university and this country, what you have done since school and what you want to do afterwards. Short, honest answers are better than long ones.',
      },
    ]}
  />
);
