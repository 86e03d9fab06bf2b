import { defineRemote } from '@sayapatri/contract';
import { contactPath } from './paths.ts';

export default defineRemote({
  name: 'remote-chat',
  pages: [],
  widgets: [
    {
      slot: 'assistant',
      label: 'Chat with us',
      fallbackPath: contactPath,
      component: './widget/Assistant.tsx',
    },
  ],
  uses: ['testRequirements', 'countryFacts', 'glossary', 'nepalFacts', 'testFacts'],
  modules: import.meta.glob('./widget/Assistant.tsx'),
});
