/** The trade's own parts, composed of MUI's, and the theme. Plots, carousels and toasts have entry points of their own. */
export { AmountBar, type AmountBarProps } from './components/AmountBar/AmountBar.tsx';
export {
  FloatingPanel,
  type FloatingPanelProps,
  panelCoversPage,
} from './components/FloatingPanel/FloatingPanel.tsx';
export { Hero, type HeroProps } from './components/Hero/Hero.tsx';
export { HeroDrawing } from './components/Hero/HeroDrawing.tsx';
export { PageContents, type PageContentsProps } from './components/PageContents/PageContents.tsx';
export { Part, type PartProps } from './components/Part/Part.tsx';
export { Picture, type PictureFile, type PictureProps } from './components/Picture/Picture.tsx';
export type { Photo } from './components/Picture/photo.ts';
export { type Point, PointList, type PointListProps } from './components/PointList/PointList.tsx';
export { Section, type SectionProps } from './components/Section/Section.tsx';
export { ShareActions, type ShareActionsProps } from './components/ShareActions/ShareActions.tsx';
export { SourceLine, type SourceLineProps } from './components/SourceLine/SourceLine.tsx';
export { type Stat, StatTiles } from './components/StatTiles/StatTiles.tsx';
export { linkedText } from './components/TextLink/linkedText.tsx';
export { Timeline, type TimelineItem } from './components/Timeline/Timeline.tsx';
export type { Cta, Heading, HeroText } from './components/texts.ts';
export { ownHtml } from './html/ownHtml.ts';
export { trustedTypes } from './html/trustedTypes.ts';
export { useHydrated } from './hydration/useHydrated.ts';
export { type SiteLinkHandler, useSiteLinks } from './routing/useSiteLinks.ts';
export { radii } from './theme/radii.ts';
export { SiteTheme } from './theme/SiteTheme.tsx';
export { createStyleCache } from './theme/styleCache.ts';
