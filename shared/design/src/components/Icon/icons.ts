import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined';
import AccountBalanceWalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import AutoAwesomeIcon from '@mui/icons-material/AutoAwesomeOutlined';
import AutoStoriesIcon from '@mui/icons-material/AutoStoriesOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import BiotechIcon from '@mui/icons-material/BiotechOutlined';
import BoltIcon from '@mui/icons-material/BoltOutlined';
import BusinessCenterIcon from '@mui/icons-material/BusinessCenterOutlined';
import CalculateIcon from '@mui/icons-material/CalculateOutlined';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonthOutlined';
import ChatBubbleOutlineIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import ComputerIcon from '@mui/icons-material/ComputerOutlined';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBusOutlined';
import EditNoteIcon from '@mui/icons-material/EditNoteOutlined';
import EmojiEventsIcon from '@mui/icons-material/EmojiEventsOutlined';
import EngineeringIcon from '@mui/icons-material/EngineeringOutlined';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import ExploreIcon from '@mui/icons-material/ExploreOutlined';
import FacebookIcon from '@mui/icons-material/Facebook';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorderOutlined';
import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoffOutlined';
import FormatQuoteIcon from '@mui/icons-material/FormatQuote';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import HeadphonesIcon from '@mui/icons-material/HeadphonesOutlined';
import HealthAndSafetyIcon from '@mui/icons-material/HealthAndSafetyOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import InstagramIcon from '@mui/icons-material/Instagram';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import MailOutlineIcon from '@mui/icons-material/MailOutlineOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import MenuBookIcon from '@mui/icons-material/MenuBookOutlined';
import ModeCommentIcon from '@mui/icons-material/ModeCommentOutlined';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import PauseIcon from '@mui/icons-material/Pause';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import PhotoCameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import PolicyIcon from '@mui/icons-material/PolicyOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import PublicIcon from '@mui/icons-material/PublicOutlined';
import RecordVoiceOverIcon from '@mui/icons-material/RecordVoiceOverOutlined';
import RestaurantIcon from '@mui/icons-material/RestaurantOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import SchoolIcon from '@mui/icons-material/School';
import SearchIcon from '@mui/icons-material/Search';
import SendIcon from '@mui/icons-material/SendOutlined';
import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import StarIcon from '@mui/icons-material/Star';
import SupportAgentIcon from '@mui/icons-material/SupportAgentOutlined';
import TheaterComedyIcon from '@mui/icons-material/TheaterComedyOutlined';
import TipsAndUpdatesIcon from '@mui/icons-material/TipsAndUpdatesOutlined';
import TrackChangesIcon from '@mui/icons-material/TrackChangesOutlined';
import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import TrendingUpIcon from '@mui/icons-material/TrendingUp';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import WifiIcon from '@mui/icons-material/WifiOutlined';
import WorkOutlineIcon from '@mui/icons-material/WorkOutlineOutlined';

/** The icons content may name. A remote never imports an icon package of its own, so each glyph ships once. */
export const icons = {
  academic: SchoolIcon,
  admission: AccountBalanceIcon,
  arrow: ArrowForwardIcon,
  award: EmojiEventsIcon,
  back: ArrowBackIcon,
  benefit: AutoAwesomeIcon,
  book: MenuBookIcon,
  calendar: CalendarMonthIcon,
  camera: PhotoCameraIcon,
  career: WorkOutlineIcon,
  chat: ChatBubbleOutlineIcon,
  check: CheckCircleIcon,
  chevronDown: KeyboardArrowDownIcon,
  chevronLeft: ChevronLeftIcon,
  chevronRight: ChevronRightIcon,
  clock: ScheduleIcon,
  close: CloseIcon,
  comment: ModeCommentIcon,
  compass: ExploreIcon,
  computer: ComputerIcon,
  document: DescriptionIcon,
  download: FileDownloadIcon,
  email: MailOutlineIcon,
  engineering: EngineeringIcon,
  entertainment: TheaterComedyIcon,
  external: OpenInNewIcon,
  eye: VisibilityIcon,
  facebook: FacebookIcon,
  flight: FlightTakeoffIcon,
  food: RestaurantIcon,
  globe: PublicIcon,
  health: HealthAndSafetyIcon,
  home: HomeIcon,
  instagram: InstagramIcon,
  insurance: PolicyIcon,
  internet: WifiIcon,
  language: TranslateIcon,
  linkedin: LinkedInIcon,
  listening: HeadphonesIcon,
  map: PlaceIcon,
  math: CalculateIcon,
  menu: MenuIcon,
  money: PaymentsIcon,
  pause: PauseIcon,
  people: GroupsIcon,
  personal: FavoriteBorderIcon,
  phone: PhoneIcon,
  play: PlayArrowIcon,
  print: PrintIcon,
  quote: FormatQuoteIcon,
  reading: AutoStoriesIcon,
  research: BiotechIcon,
  safety: ShieldIcon,
  search: SearchIcon,
  send: SendIcon,
  sparkle: TipsAndUpdatesIcon,
  speaking: RecordVoiceOverIcon,
  star: StarIcon,
  support: SupportAgentIcon,
  target: TrackChangesIcon,
  transport: DirectionsBusIcon,
  trending: TrendingUpIcon,
  university: AccountBalanceIcon,
  utilities: BoltIcon,
  visa: BadgeIcon,
  wallet: AccountBalanceWalletIcon,
  warning: ErrorOutlineIcon,
  work: BusinessCenterIcon,
  writing: EditNoteIcon,
};

export type IconName = keyof typeof icons;
