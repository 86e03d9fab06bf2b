import type { PageRule } from './pageRule.ts';

export const asksBeforeItUses: PageRule = {
  name: 'Asks before it uses a device',
  reason:
    'A page that sounds, speaks, fills the clipboard or asks for place, camera or notifications before anybody has pressed a button is closed.',
  harm: 'visitors are startled, or asked for what they have no reason to give',
  remedy: 'wait until a visitor presses a button for it',
  fault: ({ page }) => page.evaluate(() => window.trial.useFault()),
};
