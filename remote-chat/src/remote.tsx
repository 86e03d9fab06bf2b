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
  provides: { assistantAnswers: './content/assistantAnswers.ts' },
  uses: ['testRequirements', 'countryFacts', 'countryMoney', 'nepalFacts', 'testFacts'],
  modules: import.meta.glob(['./widget/Assistant.tsx', './content/assistantAnswers.ts']),
});
