/** The eagerly shared entry point: what nearly every page needs. Heavier groups have entry points of their own. */
export { default as Box } from '@mui/material/Box';
export { default as Container } from '@mui/material/Container';
export { default as Stack } from '@mui/material/Stack';
export { keyframes, styled } from '@mui/material/styles';
export { default as Typography } from '@mui/material/Typography';
export {
  BrowserRouter,
  Link,
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
export { IconButton } from './design/Button/IconButton.tsx';
export { Card, CardFrame, type CardProps, IconTile } from './design/Card.tsx';
export { CardGrid } from './design/CardGrid.tsx';
export { CheckList } from './design/CheckList.tsx';
export { DataTable, type DataTableProps } from './design/DataTable.tsx';
export { FactList } from './design/FactList.tsx';
export { FactValue } from './design/FactValue/FactValue.tsx';
export { Field, type FieldProps } from './design/Field.tsx';
export { Hero, type HeroProps } from './design/Hero.tsx';
export { HeroDrawing } from './design/HeroDrawing.tsx';
export { Icon } from './design/Icon/Icon.tsx';
export type { IconName } from './design/Icon/icons.ts';
export { Meter, type MeterProps } from './design/Meter.tsx';
export { NameTile } from './design/NameTile.tsx';
export { PageContents, type PageContentsProps } from './design/PageContents.tsx';
export { type Panel, PanelList } from './design/PanelList.tsx';
export { Part, type PartProps } from './design/Part.tsx';
export { Picture, type PictureFile, type PictureProps } from './design/Picture/Picture.tsx';
export type { Photo } from './design/Picture/photo.ts';
export { type Point, PointList, type PointListProps } from './design/PointList.tsx';
export { Section, type SectionProps } from './design/Section.tsx';
export { SourceLine, type SourceLineProps } from './design/SourceLine/SourceLine.tsx';
export { type Stat, StatTiles } from './design/StatTiles.tsx';
export { Tag } from './design/Tag.tsx';
export { Timeline, type TimelineItem } from './design/Timeline.tsx';
export type { Cta, Heading, HeroText } from './design/texts.ts';
export { VisuallyHidden } from './design/VisuallyHidden.tsx';
export { useHydrated } from './hydration/useHydrated.ts';
export { LinkButton } from './routing/LinkButton.tsx';
export { LinkRow, OutlinedLink, type OutlinedLinkProps } from './routing/LinkRow.tsx';
export { StretchedLink } from './routing/StretchedLink.tsx';
export { TextLink } from './routing/TextLink.tsx';
export { type SiteLinkHandler, useSiteLinks } from './routing/useSiteLinks.ts';
export { ShareActions, type ShareActionsProps } from './share/ShareActions.tsx';
export { SiteTheme } from './theme/SiteTheme.tsx';
export { createStyleCache } from './theme/styleCache.ts';
