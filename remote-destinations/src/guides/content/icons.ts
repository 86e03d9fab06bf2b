/** The icons that the guides' costs may name. */
import BoltOutlinedIcon from '@mui/icons-material/BoltOutlined';
import DirectionsBusOutlinedIcon from '@mui/icons-material/DirectionsBusOutlined';
import HomeOutlinedIcon from '@mui/icons-material/HomeOutlined';
import RestaurantOutlinedIcon from '@mui/icons-material/RestaurantOutlined';
import ShieldOutlinedIcon from '@mui/icons-material/ShieldOutlined';
import TheaterComedyOutlinedIcon from '@mui/icons-material/TheaterComedyOutlined';
import WifiOutlinedIcon from '@mui/icons-material/WifiOutlined';

export const icons = {
  entertainment: TheaterComedyOutlinedIcon,
  food: RestaurantOutlinedIcon,
  home: HomeOutlinedIcon,
  internet: WifiOutlinedIcon,
  safety: ShieldOutlinedIcon,
  transport: DirectionsBusOutlinedIcon,
  utilities: BoltOutlinedIcon,
} as const;

export type IconName = keyof typeof icons;
