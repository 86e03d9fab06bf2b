import { defineRemote, pagePaths } from '@sayapatri/contract';

export default defineRemote({
  name: 'remote-chat',
  pages: [],
  widgets: [
    {
      slot: 'assistant',
      label: 'Chat with us',
      fallbackPath: pagePaths.contact,
      component: './widget/Assistant.tsx',
    },
  ],
  uses: ['testRequirements', 'countryFacts', 'glossary', 'nepalFacts', 'testFacts'],
  modules: import.meta.glob('./widget/Assistant.tsx'),
});
