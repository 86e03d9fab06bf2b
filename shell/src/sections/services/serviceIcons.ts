import AccountBalanceOutlinedIcon from '@mui/icons-material/AccountBalanceOutlined';
import BadgeOutlinedIcon from '@mui/icons-material/BadgeOutlined';
import EmojiEventsOutlinedIcon from '@mui/icons-material/EmojiEventsOutlined';
import FlightTakeoffOutlinedIcon from '@mui/icons-material/FlightTakeoffOutlined';
import HomeOutlinedIcon from '@mui/icons-material/HomeOutlined';
import SchoolIcon from '@mui/icons-material/School';
import TranslateOutlinedIcon from '@mui/icons-material/TranslateOutlined';
import WorkOutlineOutlinedIcon from '@mui/icons-material/WorkOutlineOutlined';
import type { ServiceCard } from '../../schema/entities.ts';

/** The icon that a service's content names; text beside it has its meaning. */
export const serviceIcons: Readonly<Record<ServiceCard['icon'], typeof SchoolIcon>> = {
  academic: SchoolIcon,
  award: EmojiEventsOutlinedIcon,
  career: WorkOutlineOutlinedIcon,
  flight: FlightTakeoffOutlinedIcon,
  home: HomeOutlinedIcon,
  language: TranslateOutlinedIcon,
  university: AccountBalanceOutlinedIcon,
  visa: BadgeOutlinedIcon,
};
