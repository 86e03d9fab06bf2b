/** The icons that the guides may name. */
import AccountBalanceOutlinedIcon from '@mui/icons-material/AccountBalanceOutlined';
import AccountBalanceWalletOutlinedIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import BadgeOutlinedIcon from '@mui/icons-material/BadgeOutlined';
import BiotechOutlinedIcon from '@mui/icons-material/BiotechOutlined';
import BoltOutlinedIcon from '@mui/icons-material/BoltOutlined';
import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import ChatBubbleOutlineOutlinedIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import ComputerOutlinedIcon from '@mui/icons-material/ComputerOutlined';
import DescriptionOutlinedIcon from '@mui/icons-material/DescriptionOutlined';
import DirectionsBusOutlinedIcon from '@mui/icons-material/DirectionsBusOutlined';
import EditNoteOutlinedIcon from '@mui/icons-material/EditNoteOutlined';
import EngineeringOutlinedIcon from '@mui/icons-material/EngineeringOutlined';
import HealthAndSafetyOutlinedIcon from '@mui/icons-material/HealthAndSafetyOutlined';
import HomeOutlinedIcon from '@mui/icons-material/HomeOutlined';
import MailOutlineOutlinedIcon from '@mui/icons-material/MailOutlineOutlined';
import PaymentsOutlinedIcon from '@mui/icons-material/PaymentsOutlined';
import PhotoCameraOutlinedIcon from '@mui/icons-material/PhotoCameraOutlined';
import RestaurantOutlinedIcon from '@mui/icons-material/RestaurantOutlined';
import SchoolIcon from '@mui/icons-material/School';
import ShieldOutlinedIcon from '@mui/icons-material/ShieldOutlined';
import TheaterComedyOutlinedIcon from '@mui/icons-material/TheaterComedyOutlined';
import TrendingUpIcon from '@mui/icons-material/TrendingUp';
import WifiOutlinedIcon from '@mui/icons-material/WifiOutlined';

export const icons = {
  academic: SchoolIcon,
  admission: AccountBalanceOutlinedIcon,
  calendar: CalendarMonthOutlinedIcon,
  camera: PhotoCameraOutlinedIcon,
  chat: ChatBubbleOutlineOutlinedIcon,
  check: CheckCircleOutlinedIcon,
  computer: ComputerOutlinedIcon,
  document: DescriptionOutlinedIcon,
  email: MailOutlineOutlinedIcon,
  engineering: EngineeringOutlinedIcon,
  entertainment: TheaterComedyOutlinedIcon,
  food: RestaurantOutlinedIcon,
  health: HealthAndSafetyOutlinedIcon,
  home: HomeOutlinedIcon,
  internet: WifiOutlinedIcon,
  money: PaymentsOutlinedIcon,
  research: BiotechOutlinedIcon,
  safety: ShieldOutlinedIcon,
  transport: DirectionsBusOutlinedIcon,
  trending: TrendingUpIcon,
  utilities: BoltOutlinedIcon,
  visa: BadgeOutlinedIcon,
  wallet: AccountBalanceWalletOutlinedIcon,
  writing: EditNoteOutlinedIcon,
} as const;

export type IconName = keyof typeof icons;
