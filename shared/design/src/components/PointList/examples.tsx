import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
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
