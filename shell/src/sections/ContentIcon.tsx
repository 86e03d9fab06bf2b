import AccountBalanceOutlinedIcon from '@mui/icons-material/AccountBalanceOutlined';
import BadgeOutlinedIcon from '@mui/icons-material/BadgeOutlined';
import BusinessCenterOutlinedIcon from '@mui/icons-material/BusinessCenterOutlined';
import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import DescriptionOutlinedIcon from '@mui/icons-material/DescriptionOutlined';
import DirectionsBusOutlinedIcon from '@mui/icons-material/DirectionsBusOutlined';
import EditNoteOutlinedIcon from '@mui/icons-material/EditNoteOutlined';
import EmojiEventsOutlinedIcon from '@mui/icons-material/EmojiEventsOutlined';
import ExploreOutlinedIcon from '@mui/icons-material/ExploreOutlined';
import FavoriteBorderOutlinedIcon from '@mui/icons-material/FavoriteBorderOutlined';
import FlightTakeoffOutlinedIcon from '@mui/icons-material/FlightTakeoffOutlined';
import GroupsOutlinedIcon from '@mui/icons-material/GroupsOutlined';
import HomeOutlinedIcon from '@mui/icons-material/HomeOutlined';
import MenuBookOutlinedIcon from '@mui/icons-material/MenuBookOutlined';
import PaymentsOutlinedIcon from '@mui/icons-material/PaymentsOutlined';
import RecordVoiceOverOutlinedIcon from '@mui/icons-material/RecordVoiceOverOutlined';
import ScheduleOutlinedIcon from '@mui/icons-material/ScheduleOutlined';
import SchoolIcon from '@mui/icons-material/School';
import SearchIcon from '@mui/icons-material/Search';
import SendOutlinedIcon from '@mui/icons-material/SendOutlined';
import ShieldOutlinedIcon from '@mui/icons-material/ShieldOutlined';
import SupportAgentOutlinedIcon from '@mui/icons-material/SupportAgentOutlined';
import TrackChangesOutlinedIcon from '@mui/icons-material/TrackChangesOutlined';
import TranslateOutlinedIcon from '@mui/icons-material/TranslateOutlined';
import TrendingUpIcon from '@mui/icons-material/TrendingUp';
import VisibilityOutlinedIcon from '@mui/icons-material/VisibilityOutlined';
import WorkOutlineOutlinedIcon from '@mui/icons-material/WorkOutlineOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { IconName } from '../content/iconNames.ts';

const icons = {
  academic: SchoolIcon,
  award: EmojiEventsOutlinedIcon,
  book: MenuBookOutlinedIcon,
  calendar: CalendarMonthOutlinedIcon,
  career: WorkOutlineOutlinedIcon,
  check: CheckCircleOutlinedIcon,
  clock: ScheduleOutlinedIcon,
  compass: ExploreOutlinedIcon,
  document: DescriptionOutlinedIcon,
  eye: VisibilityOutlinedIcon,
  flight: FlightTakeoffOutlinedIcon,
  home: HomeOutlinedIcon,
  language: TranslateOutlinedIcon,
  money: PaymentsOutlinedIcon,
  people: GroupsOutlinedIcon,
  personal: FavoriteBorderOutlinedIcon,
  safety: ShieldOutlinedIcon,
  search: SearchIcon,
  send: SendOutlinedIcon,
  speaking: RecordVoiceOverOutlinedIcon,
  support: SupportAgentOutlinedIcon,
  target: TrackChangesOutlinedIcon,
  transport: DirectionsBusOutlinedIcon,
  trending: TrendingUpIcon,
  university: AccountBalanceOutlinedIcon,
  visa: BadgeOutlinedIcon,
  work: BusinessCenterOutlinedIcon,
  writing: EditNoteOutlinedIcon,
} satisfies Record<IconName, unknown>;

interface ContentIconProps extends SvgIconProps {
  name: IconName;
}

/** The icon that content names; text beside it has its meaning. */
export function ContentIcon({ name, ...props }: ContentIconProps) {
  const Icon = icons[name];
  return <Icon {...props} />;
}
