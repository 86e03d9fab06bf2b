/** The trade's own parts, composed of MUI's, and the theme. Plots, carousels and toasts have entry points of their own. */
export { AmountBar, type AmountBarProps } from './components/AmountBar/AmountBar.tsx';
export { Card, CardFrame, type CardProps, IconTile } from './components/Card/Card.tsx';
export { CardGrid } from './components/CardGrid/CardGrid.tsx';
export { CheckList } from './components/CheckList/CheckList.tsx';
export { ColumnHeads } from './components/DataTable/ColumnHeads.tsx';
export { DataTable, type DataTableProps } from './components/DataTable/DataTable.tsx';
export { TableFrame } from './components/DataTable/TableFrame.ts';
export { FactList } from './components/FactList/FactList.tsx';
export { FactValue } from './components/FactValue/FactValue.tsx';
export { type Choice, Field, type FieldProps } from './components/Field/Field.tsx';
export {
  FloatingPanel,
  type FloatingPanelProps,
  panelCoversPage,
} from './components/FloatingPanel/FloatingPanel.tsx';
export { Hero, type HeroProps } from './components/Hero/Hero.tsx';
export { HeroDrawing } from './components/Hero/HeroDrawing.tsx';
export { Icon } from './components/Icon/Icon.tsx';
export type { IconName } from './components/Icon/icons.ts';
export { LinkRow, OutlinedLink, type OutlinedLinkProps } from './components/LinkRow/LinkRow.tsx';
export { Meter, type MeterProps } from './components/Meter/Meter.tsx';
export { PageContents, type PageContentsProps } from './components/PageContents/PageContents.tsx';
export { type Panel, PanelList } from './components/PanelList/PanelList.tsx';
export { Part, type PartProps } from './components/Part/Part.tsx';
export { Picture, type PictureFile, type PictureProps } from './components/Picture/Picture.tsx';
export type { Photo } from './components/Picture/photo.ts';
export { type Point, PointList, type PointListProps } from './components/PointList/PointList.tsx';
export { RadioPills, type RadioPillsProps } from './components/RadioPills/RadioPills.tsx';
export { Section, type SectionProps } from './components/Section/Section.tsx';
export { ShareActions, type ShareActionsProps } from './components/ShareActions/ShareActions.tsx';
export { SourceLine, type SourceLineProps } from './components/SourceLine/SourceLine.tsx';
export { type Stat, StatTiles } from './components/StatTiles/StatTiles.tsx';
export { StretchedLink } from './components/StretchedLink/StretchedLink.tsx';
export { Tag } from './components/Tag/Tag.tsx';
export { linkedText } from './components/TextLink/linkedText.tsx';
export { Timeline, type TimelineItem } from './components/Timeline/Timeline.tsx';
export type { Cta, Heading, HeroText } from './components/texts.ts';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { ownHtml } from './html/ownHtml.ts';
export { trustedTypes } from './html/trustedTypes.ts';
export { useHydrated } from './hydration/useHydrated.ts';
export { type SiteLinkHandler, useSiteLinks } from './routing/useSiteLinks.ts';
export { SiteTheme } from './theme/SiteTheme.tsx';
export { createStyleCache } from './theme/styleCache.ts';
