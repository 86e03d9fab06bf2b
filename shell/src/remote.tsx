/** The shell's own pages, defined in the same way as a remote's. */
import { defineRemote, type PageDefinition } from '@sayapatri/contract';
import { pages } from './content/pages.ts';
import { paths, type ShellPath } from './content/paths.ts';
import { structuredData } from './content/structuredData.ts';

/** A page's component, data and menu entries; its title and description are in content/pages.ts. */
type Screen = Pick<PageDefinition, 'component' | 'data' | 'datasets' | 'nav'>;

const screens: Partial<Record<ShellPath, Screen>> = {
  [paths.home]: {
    component: './pages/HomePage.tsx',
    datasets: ['guideFacts', 'serviceFigures'],
    nav: [{ area: 'main', label: 'Home', order: 10 }],
  },
  [paths.about]: {
    component: './pages/AboutPage.tsx',
    nav: [
      { area: 'main', label: 'About', order: 20 },
      { area: 'informations', label: 'About Us', order: 10 },
    ],
  },
  [paths.teamSlider]: { component: './pages/TeamSliderPage.tsx' },
  [paths.offline]: { component: './pages/OfflinePage.tsx' },
  [paths.contact]: {
    component: './pages/ContactPage.tsx',
    nav: [
      { area: 'main', label: 'Contact', order: 50 },
      { area: 'informations', label: 'Contact', order: 20 },
    ],
  },
  [paths.services]: {
    component: './pages/ServicesPage.tsx',
    nav: [
      { area: 'main', label: 'Services', order: 30 },
      { area: 'informations', label: 'Services', order: 30 },
    ],
  },
};

/** Every other page is a service's. */
const serviceScreen = (path: ShellPath): Screen => ({
  component: './pages/ServiceDetailPage.tsx',
  data: `./content${path}.json`,
  ...(path !== paths.testPreparation && { datasets: ['serviceFigures'] }),
});

export const shell = defineRemote({
  name: 'shell',
  pages: pages.map((head) => {
    const data = import.meta.env.SSR ? structuredData(head.path) : undefined;
    return {
      ...head,
      ...(screens[head.path] ?? serviceScreen(head.path)),
      ...(data ? { structuredData: data } : {}),
    };
  }),
  modules: import.meta.glob(['./pages/*Page.tsx', '!./pages/NotFoundPage.tsx', './content/services/*.json']),
});

export default shell;
