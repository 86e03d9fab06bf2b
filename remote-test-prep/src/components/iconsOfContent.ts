import AccountBalanceOutlinedIcon from '@mui/icons-material/AccountBalanceOutlined';
import AutoStoriesOutlinedIcon from '@mui/icons-material/AutoStoriesOutlined';
import CalculateOutlinedIcon from '@mui/icons-material/CalculateOutlined';
import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import EditNoteOutlinedIcon from '@mui/icons-material/EditNoteOutlined';
import HeadphonesOutlinedIcon from '@mui/icons-material/HeadphonesOutlined';
import RecordVoiceOverOutlinedIcon from '@mui/icons-material/RecordVoiceOverOutlined';
import ScheduleOutlinedIcon from '@mui/icons-material/ScheduleOutlined';
import SupportAgentOutlinedIcon from '@mui/icons-material/SupportAgentOutlined';
import TrackChangesOutlinedIcon from '@mui/icons-material/TrackChangesOutlined';
import type { IconName } from '../schema/texts.ts';

/** The icons that this package's content names. */
export const iconsOfContent: Readonly<Record<IconName, typeof AccountBalanceOutlinedIcon>> = {
  admission: AccountBalanceOutlinedIcon,
  calendar: CalendarMonthOutlinedIcon,
  clock: ScheduleOutlinedIcon,
  listening: HeadphonesOutlinedIcon,
  math: CalculateOutlinedIcon,
  reading: AutoStoriesOutlinedIcon,
  speaking: RecordVoiceOverOutlinedIcon,
  support: SupportAgentOutlinedIcon,
  target: TrackChangesOutlinedIcon,
  university: AccountBalanceOutlinedIcon,
  writing: EditNoteOutlinedIcon,
};
