/** The eagerly shared entry point: what nearly every page needs. Heavier groups have entry points of their own. */
export { default as Box } from '@mui/material/Box';
export { default as Container } from '@mui/material/Container';
export { default as Stack } from '@mui/material/Stack';
export { keyframes, styled } from '@mui/material/styles';
export { default as Typography } from '@mui/material/Typography';
export {
  BrowserRouter,
  Route,
  Routes,
  StaticRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
export { brand, documentTitle, inquiryMailto, mapEmbedUrl, mapHost, mapLinkUrl } from './brand/brand.ts';
export { Button, type ButtonProps } from './design/Button/Button.tsx';
export { Card, CardFrame, type CardProps, IconTile } from './design/Card/Card.tsx';
export { CardGrid } from './design/CardGrid/CardGrid.tsx';
export { CheckList } from './design/CheckList/CheckList.tsx';
export { DataTable, type DataTableProps } from './design/DataTable/DataTable.tsx';
export { TableFrame } from './design/DataTable/TableFrame.ts';
export { FactList } from './design/FactList/FactList.tsx';
export { FactValue } from './design/FactValue/FactValue.tsx';
export { type Choice, Field, type FieldProps } from './design/Field/Field.tsx';
export {
  FloatingPanel,
  type FloatingPanelProps,
  panelCoversPage,
} from './design/FloatingPanel/FloatingPanel.tsx';
export { Hero, type HeroProps } from './design/Hero/Hero.tsx';
export { HeroDrawing } from './design/Hero/HeroDrawing.tsx';
export { Icon } from './design/Icon/Icon.tsx';
export type { IconName } from './design/Icon/icons.ts';
export { IconButton } from './design/IconButton/IconButton.tsx';
export { LinkButton } from './design/LinkButton/LinkButton.tsx';
export { LinkRow, OutlinedLink, type OutlinedLinkProps } from './design/LinkRow/LinkRow.tsx';
export { Meter, type MeterProps } from './design/Meter/Meter.tsx';
export { PageContents, type PageContentsProps } from './design/PageContents/PageContents.tsx';
export { type Panel, PanelList } from './design/PanelList/PanelList.tsx';
export { Part, type PartProps } from './design/Part/Part.tsx';
export { Picture, type PictureFile, type PictureProps } from './design/Picture/Picture.tsx';
export type { Photo } from './design/Picture/photo.ts';
export { type Point, PointList, type PointListProps } from './design/PointList/PointList.tsx';
export { RadioPills, type RadioPillsProps } from './design/RadioPills/RadioPills.tsx';
export { Section, type SectionProps } from './design/Section/Section.tsx';
export { ShareActions, type ShareActionsProps } from './design/ShareActions/ShareActions.tsx';
export { SourceLine, type SourceLineProps } from './design/SourceLine/SourceLine.tsx';
export { type Stat, StatTiles } from './design/StatTiles/StatTiles.tsx';
export { StretchedLink } from './design/StretchedLink/StretchedLink.tsx';
export { Tag } from './design/Tag/Tag.tsx';
export { linkedText } from './design/TextLink/linkedText.tsx';
export { TextLink } from './design/TextLink/TextLink.tsx';
export { Timeline, type TimelineItem } from './design/Timeline/Timeline.tsx';
export type { Cta, Heading, HeroText } from './design/texts.ts';
export { VisuallyHidden } from './design/VisuallyHidden/VisuallyHidden.tsx';
export { ownHtml } from './html/ownHtml.ts';
export { trustedTypes } from './html/trustedTypes.ts';
export { useHydrated } from './hydration/useHydrated.ts';
export { Link } from './routing/Link.tsx';
export { type SiteLinkHandler, useSiteLinks } from './routing/useSiteLinks.ts';
export { SiteTheme } from './theme/SiteTheme.tsx';
export { createStyleCache } from './theme/styleCache.ts';
